/** Names of chantiers as they are typed: one a line. */
import { MAX_CHANTIERS_PREFERES } from '@comptoir/contract/identite/preferences.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';

/** Each once, whatever its capitals: the basket tells chantiers apart by their name. */
export function nomsOf(texte: string): string[] {
  const noms = texte.split('\n').map((ligne) => ligne.trim().replace(/\s+/g, ' '));
  const cles = noms.map((nom) => nom.toLowerCase());
  return noms.filter((nom, rang) => nom !== '' && cles.indexOf(nom.toLowerCase()) === rang);
}

/** What keeps them from being saved. */
export function defautNoms(noms: readonly string[]): 'trop' | 'long' | undefined {
  if (noms.length > MAX_CHANTIERS_PREFERES) return 'trop';
  return noms.some((nom) => nom.length > MAX_SIGNES_CHANTIER) ? 'long' : undefined;
}
