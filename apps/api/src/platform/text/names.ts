import { HttpError } from '../http/HttpError.ts';

/** Where scripts and emoji need characters without a look of their own. */
const NEEDED = [
  // Joiners: between letters of Arabic and Indic scripts, after the virama of an old Malayalam chillu, in emoji.
  /(?<=[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{11fff}])[\u200c\u200d](?=[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{11fff}])/u,
  /(?<=\u0d4d)\u200d/u,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u,
  // Variation selectors: after emoji, in keycaps, after Han and Mongolian letters.
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,
  /(?<=[#*\d])\ufe0f(?=\u20e3)/u,
  /(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]/u,
  // Tags: in flags of regions.
  /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/u,
];
/** No letter of any script. Unicode calls most default-ignorable; the others are blank, too. */
const INVISIBLE =
  /[\u{16fe4}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13430}-\u{13442}\u{1d159}]/u;
const NEEDED_OR_INVISIBLE = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${INVISIBLE.source}`,
  'gu',
);

const withoutInvisible = (name: string): string => name.replaceAll(NEEDED_OR_INVISIBLE, '$1');

/** For what visitors write, who should not be asked about characters that they cannot see. */
export const cleanName = (name: string): string => withoutInvisible(name).trim();

/** Names must look like what they are. A stored name stays: clients that send all fields must be able to save the others. @throws HttpError 422 */
export const checkName = (name: string | undefined, stored?: string): void => {
  if (name !== undefined && name !== stored && name !== withoutInvisible(name))
    throw HttpError.invalid({ name: 'Name contains invisible characters' });
};
