import { configure } from 'storybook/test';

/**
 * When React removes a focused input, Chromium fires `blur`, and user-event then dispatches the `change` of what it has typed. The `act`
 * that Storybook wraps around such events starts new work, but React is committing: it throws "Should not already be
 * working", and then renders no event in this page anymore.
 */
export function dispatchDuringCommits(): void {
  configure((config) => ({
    eventWrapper: (dispatch) => (window.event?.type === 'blur' ? dispatch() : config.eventWrapper(dispatch)),
  }));
}
