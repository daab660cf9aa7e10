/** Hues (degrees of OKLCH) of avatars, far enough apart to distinguish neighbors. */
export const avatarHues: readonly number[] = Array.from({ length: 12 }, (_, step) => step * 30);
