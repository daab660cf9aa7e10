import { existsSync, globSync } from 'node:fs';

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Where Debian and its like install it. */
export const FIREFOX = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
/** The driver of WebKitGTK. */
export const WEBKIT_DRIVER = firstOf(['/usr/bin/WebKitWebDriver']);
/** The browser that WebKitGTK's driver starts. */
export const WEBKIT = firstOf(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
/** The screen for WebKitGTK, which has no mode without one. */
export const XVFB = firstOf(['/usr/bin/Xvfb']);

/** Whether journeys can run in Firefox. */
export const hasFirefox = FIREFOX !== undefined;
/** Whether journeys can run in WebKitGTK. */
export const hasWebKit = ![WEBKIT_DRIVER, WEBKIT, XVFB].includes(undefined);
