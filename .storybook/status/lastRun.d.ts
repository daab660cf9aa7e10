/** Outcome of the last run of all stories on this machine, null where there was none. Made by `storyStatus()`. */
declare module 'virtual:story-status' {
  const status: import('./StoryStatus.ts').StoryStatus | null;
  export default status;
}
