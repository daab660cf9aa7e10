import { HttpError } from '../http/HttpError.ts';

/** Invisible and bidirectional controls; joiners outside scripts and emoji that need them. */
const CONTROLS =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\ufe0f|[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{1ffff}\p{Extended_Pictographic}])(?:\u200c|\u200d)/u;

/** For what visitors write, who should not be asked about characters that they cannot see. */
export const withoutControls = (name: string): string =>
  name.replaceAll(new RegExp(CONTROLS, 'gu'), '').trim();

/** Names must look like what they are. A stored name stays: clients that send all fields must be able to save the others. @throws HttpError 422 */
export const checkName = (name: string | undefined, stored?: string): void => {
  if (name !== undefined && name !== stored && CONTROLS.test(name))
    throw HttpError.invalid({ name: 'Name contains invisible characters' });
};
