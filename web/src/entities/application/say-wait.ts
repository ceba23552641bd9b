const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** A running wait: `0:08`, `12:30`, and from an hour on `23 h 59 min`. */
export const sayCountdown = (ms: number): string => {
  if (ms >= hourMs) {
    return `${Math.floor(ms / hourMs)} h ${Math.floor((ms % hourMs) / minuteMs)} min`;
  }
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long a hold is: `10 seconds`, `5 minutes`, `24 hours`. */
export const sayHold = (ms: number): string => {
  const [unit, length] =
    ms >= hourMs
      ? (['hour', hourMs] as const)
      : ms >= minuteMs
        ? (['minute', minuteMs] as const)
        : (['second', secondMs] as const);
  const count = Math.round(ms / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
