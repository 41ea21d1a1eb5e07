/** An invoice read back out of its file and held against the rules, one after the other. */
import type { Controle } from '@comptoir/contract/factures/factures.contract.ts';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { writeCii } from '../formats/cii.ts';
import { writeUbl } from '../formats/ubl.ts';
import { MOTS, type CodeRegle } from '../mots.ts';
import type { FactureRelue } from './facture-relue.ts';
import { readCii } from './lire-cii.ts';
import { readUbl } from './lire-ubl.ts';
import { REGLES_EUROPE, REGLES_FRANCE, reglesChorus, type Regle } from './regles.ts';

export interface ControleTenu {
  code: CodeRegle;
  tenue: boolean;
}

/** `exigences`: of a public body. Factur-X holds the CII. */
export function controler(
  document: DocumentFacture,
  format: FormatFacture,
  exigences: ExigencesChorus | null = null,
): ControleTenu[] {
  const relue = format === 'ubl' ? readUbl(writeUbl(document)) : readCii(writeCii(document));
  return tenirRegles(relue, [
    ...REGLES_EUROPE,
    ...REGLES_FRANCE,
    ...(exigences ? reglesChorus(exigences) : []),
  ]);
}

export function tenirRegles(relue: FactureRelue, regles: readonly Regle[]): ControleTenu[] {
  return regles.map(([code, isTenue]) => ({ code, tenue: isTenue(relue) }));
}

export function direControles(controles: readonly ControleTenu[], langue: Locale): Controle[] {
  const t = MOTS[langue];
  return controles.map(({ code, tenue }) => ({ code, tenue, texte: t(`regles.${code}`) }));
}
