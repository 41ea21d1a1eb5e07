/** What someone who holds the link may still do. */
import type { SituationDevis } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { DevisParLien } from './lien.sql.ts';

export function situationOf(
  { etat, valableJusqu }: Pick<DevisParLien, 'etat' | 'valableJusqu'>,
  jour: string,
): SituationDevis {
  switch (etat) {
    case 'accepte':
    case 'refuse':
      return etat;
    case 'brouillon':
      return 'revise';
    case 'envoye':
    case 'vu':
      return valableJusqu < jour ? 'expire' : 'ouvert';
    // Given up by the company, or past its last day.
    case 'perdu':
    case 'expire':
      return 'expire';
  }
}

/** A link that was closed is told from one that never was: its holder knows what to ask for. */
export function trouve(devis: DevisParLien | undefined): DevisParLien {
  if (!devis) throw refus('introuvable');
  if (devis.revoque) throw refus('lien-perime');
  return devis;
}

/** Refuses an answer to anything but an open quote, in the version that was read. */
export function verifierOuvert(devis: DevisParLien, jour: string, rang?: number): void {
  switch (situationOf(devis, jour)) {
    case 'accepte':
    case 'refuse':
      throw refus('devis-client-decide', { etat: devis.etat });
    case 'expire':
      throw refus('devis-client-expire', { jour: formatDate(devis.valableJusqu) });
    case 'revise':
      throw refus('devis-client-change');
    case 'ouvert':
      if (rang !== undefined && rang !== devis.rang) throw refus('devis-client-change');
  }
}
