// Turns what the microphone gives into 16 kHz, 16 bits, in pieces of a tenth of a second.

const RATE = 16000;
const PIECE = 1600;

class Pcm extends AudioWorkletProcessor {
  constructor() {
    super();
    this.step = sampleRate / RATE;
    this.sum = 0;
    this.count = 0;
    this.position = 0;
    this.piece = new Int16Array(PIECE);
    this.filled = 0;
  }

  process(inputs) {
    const channel = inputs[0]?.[0];
    if (!channel) return true;
    for (const sample of channel) {
      // The mean of the samples that fall to one of ours: simple, and enough for speech.
      this.sum += sample;
      this.count += 1;
      this.position += 1;
      if (this.position < this.step) continue;
      this.position -= this.step;
      this.put(this.sum / this.count);
      this.sum = 0;
      this.count = 0;
    }
    return true;
  }

  put(value) {
    this.piece[this.filled] = Math.max(-32768, Math.min(32767, Math.round(value * 32767)));
    this.filled += 1;
    if (this.filled === PIECE) {
      this.port.postMessage(this.piece.buffer.slice(0));
      this.filled = 0;
    }
  }
}

registerProcessor("pcm", Pcm);
