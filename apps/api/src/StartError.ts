/** A reason why the process cannot start or go on, told in one sentence to the person who started it. */
export class StartError extends Error {}
