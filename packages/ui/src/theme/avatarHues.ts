/** Hues (degrees of OKLCH) of avatars, far enough apart to tell neighbours in a list from each other. */
export const avatarHues: readonly number[] = Array.from({ length: 12 }, (_, step) => step * 30);
