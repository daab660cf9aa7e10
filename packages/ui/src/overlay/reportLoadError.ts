/** Tells the host that code of the kit could not be fetched. */
export const reportLoadError = (error: unknown): void => {
  dispatchEvent(new CustomEvent('planner:load-error', { detail: error }));
};
