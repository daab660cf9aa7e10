/** Whether the user asked for less traffic. Only Chromium tells: the Network Information API. */
export const savesData = (): boolean => Boolean(Object(Reflect.get(navigator, 'connection')).saveData);
