/** Words that sound alike: « escabo » is « escabeau », « arnais » is « harnais ». */
import type { Locale } from '@comptoir/contract/words/locales.ts';

type Regles = readonly (readonly [RegExp, string])[];

const COMMUNES: Regles = [
  [/ph/g, 'f'],
  [/qu|q|ck|k/g, 'c'],
  [/^h|(?<![cs])h/g, ''],
];

const REGLES: Record<Locale, Regles> = {
  fr: [
    ...COMMUNES,
    [/(?:[ae]?i|y)[nm](?=[^aeiouynm]|$)/g, 'in'],
    [/e?aux?|ot$|os$/g, 'o'],
    [/(?:ai|ei|ee|er$|ez$|es$|et$)/g, 'e'],
    [/[ae][nm](?=[^aeiouy]|$)/g, 'an'],
    [/c(?=[eiy])|ss?|z|t(?=ion)|x/g, 's'],
    [/g(?=[eiy])/g, 'j'],
    [/y|ll/g, 'i'],
    [/(.)\1+/g, '$1'],
    [/[estdxp]+$/g, ''],
  ],
  en: [
    ...COMMUNES,
    [/^wr/g, 'r'],
    [/tch/g, 'ch'],
    [/y|ie?/g, 'i'],
    [/[ae]r$|or$|re$/g, 'er'],
    [/z|c(?=[eiy])/g, 's'],
    [/(.)\1+/g, '$1'],
    [/e$/g, ''],
  ],
  es: [
    ...COMMUNES,
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/z|c(?=[ei])/g, 's'],
    [/g(?=[ei])/g, 'j'],
    [/(.)\1+/g, '$1'],
  ],
};

export function sonOf(mot: string, langue: Locale): string {
  return REGLES[langue].reduce((son, [lettres, autre]) => son.replace(lettres, autre), mot);
}
