const REFERENCE_WORD =
  'sub-?clauses?|sub-?sections?|clauses?|sections?|articles?|paragraph(?:e?s)?|paragraphe|artikel(?:en|[ns])?|abschnitte?n?|ziffern?|absatz|§§?|cláusulas?|artículos?|secci(?:ón|ones)|apartados?';
const TARGET = String.raw`(?:\d{1,4}(?:\.\d{1,3})*(?:\([a-z0-9]{1,5}\))*|(?:\([a-z0-9]{1,5}\))+)`;
const AND = 'and|or|to|und|oder|bis|et|ou|y|o|en|of';
const REFERENCES = new RegExp(
  String.raw`(?<![\p{L}])(${REFERENCE_WORD})\s*(${TARGET}(?:(?:\s*,\s*(?:(?:${AND})\s+)?|\s+(?:${AND})\s+|\s*[–-]\s*)${TARGET})*)(?![\d.]*\d)`,
  'giu',
);
/** Between references that are to the same text, such as "section 5 or section 6". */
const BETWEEN = new RegExp(
  String.raw`^(?:[\s,;–-]|\([^()]*\)|(?<!\p{L})(?:${AND}|the|in|of|under)(?!\p{L}))*$`,
  'iu',
);

/** The text of a link to a clause of the text, with its number. */
export const LINKED_NUMBER = new RegExp(
  String.raw`^(?:(?:${REFERENCE_WORD})\s*)?((?:\d{1,4}(?:\.\d{1,3})*|[a-z]{1,2}|[ivxlcdm]{1,7})?(?:\([a-z\d]{1,5}\))*)$`,
  'iu',
);

/** Clauses that are the same in many contracts. */
const STANDARD_CLAUSES = '(?:Contractual|Model|Standard) Clauses|SCCs?';
/** Documents that have clauses, too. */
const DOCUMENTS = String.raw`${STANDARD_CLAUSES}|(?<![Tt]his )(?:Lease|Deed|Bill)|(?!(?:This|The|These|An?|Any|Each|Such) )\p{Lu}[\p{L}-]+ (?:Agreement|Contract|Addendum|Deed)`;
const STATUTE_KINDS =
  'Acts?|Code|Directives?|Statutes?|Regulations?|Convention|Treaty|Charter|Ordinance|Decree|Constitution';
const STATUTES = `${STATUTE_KINDS}|as amended`;
const GERMAN_LAWS = String.raw`\p{L}*[Gg]esetz\p{L}*|\p{L}*[Oo]rdnung(?:en)?|[Rr]ichtlinien?|\p{L}+buch(?:e?s)?`;
const ROMANCE_LAWS = '[Ll]oi|[Rr]èglement|[Dd]écret|[Ll]ey|[Cc]ódigo|[Rr]eglamento|[Dd]ecreto';
const DUTCH_LAWS = String.raw`\p{L}*[Ww]et(?:boek)?|[Vv]erordening|[Rr]ichtlijn`;
/** Such as DSGVO or UrhG; not a currency, a country or a format. */
const ABBREVIATION = String.raw`(?!(?:EUR|USD|GBP|CHF|VAT|UK|USA?|EU|IT|PDF)(?!\p{L}))\p{Lu}\p{L}*\p{Lu}\p{L}*`;
/** Laws, rules and parts of documents in several languages. */
const LAWS = String.raw`[Ll]aws?|[Rr]egulations?|[Cc]ode|[Dd]irectives?|[Ss]tatutes?|Rules?|[Ss]chedules?|[Aa]nnex|[Aa]ppendix|[Ee]xhibits?|${GERMAN_LAWS}|${ROMANCE_LAWS}|${DUTCH_LAWS}|${ABBREVIATION}`;
const wordsOf = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u');
const DOCUMENT = wordsOf(DOCUMENTS);
const STATUTE = wordsOf(`${DOCUMENTS}|${STATUTES}`);
const LAW = wordsOf(`${DOCUMENTS}|${STATUTES}|${LAWS}`);

/** Between the number and the law, such as "(1)(b)", "Abs. 2" and "of the". */
const PART = String.raw`\s*\((?:[a-z]|\d{1,3})\)|,?\s+(?:(?:sub-?)?para(?:graph)?|point|letter|No|Nr|Abs(?:atz)?|Satz|lit|Buchstabe|alinéa|lid|apartado)\.?\s*\(?(?:[a-z]|\d{1,3})\)?(?![\p{L}\d])|\s+(?:ff?\.|et seq\.)`;
const OF = String.raw`,?\s+(?:of|in|under|des|der|du|de|del|van)(?:\s+(?:the|la|de|het))?`;
const behindNumber = (laws: string) =>
  new RegExp(
    String.raw`^(?:${PART})*(?:${OF})?(?:\s+|\s*l[’'])(?:\p{Lu}[\p{L}-]*\s+){0,4}(?:\p{L}+-)*(?:${laws})(?!\p{L})`,
    'u',
  );
const LAW_KINDS = `${STANDARD_CLAUSES}|${STATUTE_KINDS}|${GERMAN_LAWS}|${ROMANCE_LAWS}|${DUTCH_LAWS}`;

/** What may be meant by a word with numbers if it is named around them, and surely is if it follows them. */
interface Others {
  readonly around: RegExp;
  readonly behind: RegExp;
}
const STANDARD_CLAUSES_BEHIND = behindNumber(STANDARD_CLAUSES);
const LAW_KIND_BEHIND = behindNumber(LAW_KINDS);
const LAW_BEHIND = behindNumber(`${LAW_KINDS}|${ABBREVIATION}`);

/** No law has clauses, few have a section 4.5, and “section 5 ACME” may lack a comma. */
const othersFor = (whole: string): Others => {
  if (/^(?:sub-?)?(?:clause|ziffer|cláusula)/i.test(whole))
    return { around: DOCUMENT, behind: STANDARD_CLAUSES_BEHIND };
  if (!/^(?:(?:sub-?)?section|abschnitt)/i.test(whole)) return { around: LAW, behind: LAW_BEHIND };
  const hasWholeNumber = /(?<![\d.])\d+(?![\d.]*\d)/.test(whole);
  return { around: hasWholeNumber ? LAW : STATUTE, behind: LAW_KIND_BEHIND };
};

const DUTY = 'shall|must|may|will|agrees?|undertakes?|warrants?';
const VERBS = `${DUTY}|can|could|should|is|are|was|were|has|have|had|do|does|did|appl(?:y|ies|ied)|continues?|survives?|remains?|sets?|states?|constitutes?|ist|sind|gilt|gelten|bleib(?:t|en)|wird|werden|hat|haben|kann|können|darf|dürfen|soll(?:en)?|muss|müssen|findet|finden`;
/** Other words with which a sentence goes on after a reference. "Of the", "in the", "thereof" and the like name another text. */
const JOINTS =
  'regarding|including|provided|together|subject|and|or|but|if|unless|until|when|where|whether|while|as|so|then|that|which|who|for|by|at|on|before|after|upon|with|within|without|during|despite|except|only|also|not|any|each|no|nothing|this|these|either|neither|both|all|the|an?|it|its|they|their|we|our|you|your|above|below|hereof|und|oder|aber|wenn|falls|sofern|soweit|sowie|nichts?|auch|nur|oben|unten|für|mit|ohne|bei|nach|vor';
const VERB = new RegExp(String.raw`^\s*(?:${VERBS})(?!\p{L})`, 'u');
const JOINT = new RegExp(String.raw`^\s*,?\s*(?:${JOINTS}|${VERBS})(?!\p{L})`, 'u');
/** Where what belongs to a reference ends. */
const PART_END = new RegExp(String.raw`(?<!\p{L})(?:${VERBS})(?!\p{L})|[.;](?=\s|$)`, 'u');
const OF_THIS =
  /^\s+(?:(?:of|in|under|to) (?:this|these|the present)|(?:in )?dies(?:es|er|em|en)|d(?:u|e la|es) présente?s?|de (?:cet?|cette|ces|est[aeo]s?)|del? (?:la )?presente|van (?:deze|dit))\s+(\p{L}+(?:\s+\p{Lu}\p{L}*){0,3})/u;
/** An abbreviation such as "5. Abs." goes on in lower case or with a number. */
const END = /^\s*(?:$|[;!?…]|:(?!\d)|\.(?:$|[”"’»)\]]|\s+[^\p{Ll}\d]))/u;

/** Behind a reference in parentheses: the text that they stand in. */
const ELSEWHERE = /^\s*,?\s*(?:[\d(]|\p{Lu}|(?:of|in|under|to|from|d[eu]s?|der|dem|del|van)(?!\p{L}))/u;

/** Capitalized words that can begin a sentence and stand before a reference; others name its text. */
const STARTS = wordsOf(
  'See|Under|In|With|By|Per|From|To|Of|And|Or|If|Where|When|Unless|Both|Only|Either|Neither|Despite|Notwithstanding|Except|Without|The|This|That|Each|Any|All|After|Before|Upon|For|At|On|As|Gemäß|Nach|Laut|Siehe|Aus|Mit|Die|Der|Das|Wenn|Falls|Sofern|Soweit|Im|Für|Bei|Selon|Voir|Véase|Según|Zie|Volgens',
);
/** Before a reference to where it stands. */
const THIS = /(?:^|\s)(?:this|diese[mrs]?|cette?|est[ae]|deze|dit)\s*$/iu;
const SENTENCE = /(?<=\p{L}{4}|[\d)”"’])[.;!?]\s+(?=[\p{Lu}(“"])/u;

/** What a party does, and no law. */
const PARTY_DUTY = String.raw`(?:${DUTY}) (?!(?:not )?(?:apply|govern|prevail))`;
const NAME = String.raw`\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*){0,3}`;
const DEFINED = new RegExp(String.raw`[“"„«‘'](?:the )?(${NAME})[”"“»’']`, 'gu');
const SUBJECT = new RegExp(String.raw`(?:^|[.;:]\s+)(?:The |Each )?(${NAME}) (?:${DUTY})(?!\p{L})`, 'gu');
const AFTER_COMMA = new RegExp(String.raw`^\s*,\s+(${NAME})(?:['’]s? | ${PARTY_DUTY})`, 'u');

/** Laws have articles and paragraph signs; few other texts do, and then their clauses begin so. */
const ARTICLE = /^\s*(?:art|§)/i;

/** What a text tells of its references. */
export interface ReferenceContext {
  readonly parties: ReadonlySet<string>;
  readonly hasArticles: boolean;
}

/** Names that are defined in a text, or that its sentences oblige: the parties. */
const partiesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(DEFINED), ...text.matchAll(SUBJECT)])
      .flatMap(([, name = '']) => (LAW.test(name) ? [] : name)),
  );

/** Reads the starts of clauses and what follows them. */
export const readContext = (
  blocks: readonly { readonly text: string; readonly start: number }[],
): ReferenceContext => ({
  parties: partiesIn(blocks.map(({ text, start }) => text.slice(start).trim())),
  hasArticles: blocks.some(({ text, start }) => ARTICLE.test(text.slice(0, start))),
});

const IS_DUTY = new RegExp(String.raw`^\s+${PARTY_DUTY}`, 'u');

/** Whether a law or standard clauses follow. */
const isOfLaw = (behind: string, others: Others): boolean => {
  const [law] = others.behind.exec(behind) ?? [];
  return law !== undefined && !IS_DUTY.test(behind.slice(law.length));
};

const isOwnBefore = (before: string, others: RegExp): boolean => {
  const own = before.trimEnd();
  const [word = ''] = /[^\s(“"„«]*$/u.exec(own) ?? [];
  if (
    /[\d)\]],?$/u.test(own) ||
    (/^\p{Lu}/u.test(word) && !STARTS.test(word.charAt(0) + word.slice(1).toLowerCase()))
  )
    return false;
  return !others.test((others === LAW ? own : own.split(SENTENCE).at(-1)) ?? '');
};

const isOwnBehind = (behind: string, others: RegExp, parties: ReadonlySet<string>): boolean => {
  // It is a part of the number.
  if (/^(?:\p{L}|[:/-]\w)/u.test(behind)) return false;
  const rest = behind.replace(/^[)\]”"’»]+/u, '');
  if (END.test(rest) || VERB.test(rest)) return true;
  if (rest !== behind) return !ELSEWHERE.test(rest);
  const noun = OF_THIS.exec(rest)?.[1];
  if (noun !== undefined) return !LAW.test(noun);
  const party = AFTER_COMMA.exec(rest)?.[1];
  if (party !== undefined) return parties.has(party);
  return JOINT.test(rest) && !others.test(rest.slice(0, PART_END.exec(rest)?.index));
};

export interface Reference {
  readonly target: string;
  /** From the start of the text. */
  readonly index: number;
  /** It surely is to the text itself: a law or another document is never so. */
  readonly isOwn: boolean;
}

const kindOf = (match: RegExpExecArray | undefined) => match?.[1]?.slice(0, 3).toLowerCase();

/** The numbers that a block refers to behind its own one, which ends at `start`, unless a law follows them. */
export function findReferences(
  text: string,
  start: number,
  { parties, hasArticles }: ReferenceContext,
): Reference[] {
  const chains: { matches: RegExpExecArray[]; hasOther: boolean }[] = [];
  let end = start;
  for (const match of text.matchAll(REFERENCES)) {
    if (match.index < start) continue;
    const last = chains.at(-1);
    const between = text.slice(end, match.index);
    if (last && kindOf(last.matches[0]) === kindOf(match) && BETWEEN.test(between)) {
      last.matches.push(match);
      last.hasOther ||= between.includes('(');
    } else chains.push({ matches: [match], hasOther: false });
    end = match.index + match[0].length;
  }
  return chains.flatMap(({ matches, hasOther }) => {
    const [first, last] = [matches[0], matches.at(-1)];
    if (!first || !last) return [];
    const others = othersFor(matches.map(([whole]) => whole).join(' '));
    const before = text.slice(start, first.index);
    const behind = text.slice(last.index + last[0].length);
    const isOwn =
      !hasOther &&
      (hasArticles || !ARTICLE.test(first[0]) || THIS.test(before) || OF_THIS.test(behind)) &&
      isOwnBehind(behind, others.around, parties) &&
      (THIS.test(before) || isOwnBefore(before, others.around));
    // Of “section 5 and section 6 of the Act” the first one may be of this text.
    if (isOfLaw(behind, others)) matches.pop();
    return matches.flatMap(({ 0: whole, 2: targets = '', index }) =>
      Array.from(targets.matchAll(new RegExp(TARGET, 'gi')), ({ 0: target, index: at }) => ({
        target,
        index: index + whole.length - targets.length + at,
        // With a number in parentheses the levels of both are unclear.
        isOwn: isOwn && !target.includes('('),
      })),
    );
  });
}
