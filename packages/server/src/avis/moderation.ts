/** Which reviews someone reads before they are shown: low scores, and words that are not about the product. */
import { NOTE_SEUIL, type STATUTS_AVIS } from '@comptoir/contract/avis/avis.contract.ts';

export type StatutAvis = (typeof STATUTS_AVIS)[number];

interface AvisEcrit {
  note: number;
  titre: string;
  texte: string;
}

export function examinerAvis({ note, titre, texte }: AvisEcrit): StatutAvis {
  const douteux = note < NOTE_SEUIL || isSuspect(titre) || isSuspect(texte);
  return douteux ? 'en-attente' : 'publie';
}

// An address with or without its protocol. Extensions are listed: « à 12.50 » and « M8.Bien »
// are no addresses.
const LINK = /https?:|www\.|\b[\w-]+\.(?:com|fr|es|net|org|info|eu|io|shop|biz|co|uk|be|ch)\b/i;
const EMAIL = /[^\s@]+@[^\s@]+\.\w|\barobase\b|\(at\)/i;
// +33 6…, 06 12 34 56 78, 612 34 56 78: nine digits or more, two by two or three by three.
// A reference or an EAN is written in one piece and starts otherwise.
const PHONE =
  /(?:\+|\b00)[\s.-]?\d{1,3}(?:[\s.()-]*\d){8,}|\b0[1-9](?:[\s.-]?\d{2}){4}\b|\b[679]\d{2}(?:[\s.-]\d{2,3}){2,3}\b/;
const PUNCTUATION = /[!?]{4,}/;

function isSuspect(texte: string): boolean {
  return (
    [LINK, EMAIL, PHONE, PUNCTUATION].some((sign) => sign.test(texte)) ||
    isShouted(texte) ||
    isRude(texte)
  );
}

const SHOUT_LETTERS = 20;
const SHOUT_SHARE = 0.6;

/** Mostly capitals; short texts may be references and standards. */
function isShouted(texte: string): boolean {
  const letters = texte.match(/\p{L}/gu) ?? [];
  const capitals = texte.match(/\p{Lu}/gu) ?? [];
  return letters.length >= SHOUT_LETTERS && capitals.length > letters.length * SHOUT_SHARE;
}

// Beginnings of words, without accents. Someone reads what they stop: better one too many.
const RUDE = new RegExp(
  `\\b(?:${[
    'arnaqu',
    'batard',
    'conn(?:ard|asse)',
    'con(?:s|ne|nes)?\\b',
    'cul\\b',
    'encul',
    'escro',
    'foutr',
    'merd',
    'put(?:e|es|ain)\\b',
    'salop',
    'voleur',
    'asshole',
    'bastard',
    'bullshit',
    'crap',
    'fuck',
    'scam',
    'shit',
    'wank',
    'cabron',
    'gilipoll',
    'hij(?:o|a)s? de puta',
    'joder',
    'mierd',
    'put(?:o|a|os|as)\\b',
    'timo\\b',
  ].join('|')})`,
);

function isRude(texte: string): boolean {
  const plain = texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return RUDE.test(plain);
}
