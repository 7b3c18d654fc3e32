"""A small logistic regression: ridge, balanced classes, Newton's method. Deterministic."""

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]


def fit(rows: Matrix, labels: Matrix, ridge: float = 1.0) -> tuple[float, Matrix]:
    """Return bias and weights for ``rows`` of shape (n, figures) and ``labels`` (n,) of 0 and 1.

    Both classes weigh the same whatever their numbers. ``ridge`` holds the weights of the
    standardised figures back.
    """
    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    spread = np.where(spread < 1e-9, 1.0, spread)
    scaled = np.column_stack([np.ones(len(rows)), (rows - mean) / spread])
    share = np.where(labels > 0, 0.5 / labels.sum(), 0.5 / (len(labels) - labels.sum()))
    share = share * len(labels)
    penalty = ridge * np.eye(scaled.shape[1])
    penalty[0, 0] = 0.0
    weights = np.zeros(scaled.shape[1])
    for _ in range(50):
        chance = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (share * (chance - labels)) + penalty @ weights
        curve = (scaled * (share * chance * (1 - chance))[:, None]).T @ scaled + penalty
        step = np.linalg.solve(curve, slope)
        weights -= step
        if float(np.abs(step).max()) < 1e-8:
            break
    unscaled = weights[1:] / spread
    return float(weights[0] - unscaled @ mean), unscaled
