const LIGHT =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAGFBMVEUfKTcfKTcfKTcfKTcfKTcfKTcfKTcfKTdWvtj3AAAACHRSTlMAJEltkrbb/1y0/6IAAAD0SURBVHjavZM9E4IwDIZBoK5srg7eubKxci5duyAri9dVPeD9+x4lLQ2YUbNA8/QjeZMkyf/s0pLdmDvVCDaUEYj8wLD6FYDHctMdQB+AxVj5/6zDFB04r8cP6xGNVxzJyb+SAiUL0a9zvHlOVzTue4ThoMCTNlQcZHSFxlYfer2bYmc75zUuYExiEUzwMNAJIHc5fAG1E2EPDnCh7wHJFIPCLPo3W+CSUVQKBuYiaKpEDObNudebPW7R115/BhQmeJl5uHZtHA4UQsE8INltkJ9k94UqzKZQYmnFZhDbR2w4sUXlphbHQB4ccdTk4RTH+bf2Adk3ekJJytH0AAAAAElFTkSuQmCC';
const DARK =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAGFBMVEXl5+vl5+vl5+vl5+vl5+vl5+vl5+vl5+sk7z8MAAAACHRSTlMAJEltkrbb/1y0/6IAAAD0SURBVHjavZM9E4IwDIZBoK5srg7eubKxci5duyAri9dVPeD9+x4lLQ2YUbNA8/QjeZMkyf/s0pLdmDvVCDaUEYj8wLD6FYDHctMdQB+AxVj5/6zDFB04r8cP6xGNVxzJyb+SAiUL0a9zvHlOVzTue4ThoMCTNlQcZHSFxlYfer2bYmc75zUuYExiEUzwMNAJIHc5fAG1E2EPDnCh7wHJFIPCLPo3W+CSUVQKBuYiaKpEDObNudebPW7R115/BhQmeJl5uHZtHA4UQsE8INltkJ9k94UqzKZQYmnFZhDbR2w4sUXlphbHQB4ccdTk4RTH+bf2Adk3ekJJytH0AAAAAElFTkSuQmCC';

/** PNG files by name, 48 by 48 pixels, with dark lines for the light theme and light lines for the dark one. */
export const ICONS_BASE64: Record<string, string> = {
  'cfa9a51030335305c629f69003eef778ff200c6fb43874ac663c5245dc07128c.png': LIGHT,
  '5b297aa8d0b5a8e9fea3900387570216408f0d9ac5ed3fa8d687920279a63520.png': DARK,
};

export const ICON_LIGHT_PATH = '/icons/cfa9a51030335305c629f69003eef778ff200c6fb43874ac663c5245dc07128c.png';
export const ICON_DARK_PATH = '/icons/5b297aa8d0b5a8e9fea3900387570216408f0d9ac5ed3fa8d687920279a63520.png';

/** The icon for the light theme as a file to upload. */
export const iconFile = (name = 'icon.png'): File =>
  new File([Uint8Array.from(atob(LIGHT), (character) => character.charCodeAt(0))], name, {
    type: 'image/png',
  });
