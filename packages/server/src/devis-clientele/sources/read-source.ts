import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { SectionDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  MAX_LIGNES_DEVIS,
  MAX_SECTIONS_DEVIS,
} from '@comptoir/contract/devis-clientele/limites.ts';
import type { ReglagesDevis } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import type { DepsDevis } from '../deps-devis.ts';
import { ligneArticle } from './ligne-article.ts';
import {
  listLignesCommande,
  listLignesListe,
  listLignesPanier,
  type LigneSource,
} from './sources.sql.ts';

type Source = CallInput<typeof creerDevisClientele>['body'];

/** A section for each chantier, at the prices of who asks. */
export async function readSource(
  { pool, articles }: DepsDevis,
  demande: Demande,
  source: Source,
  { tva }: ReglagesDevis,
): Promise<SectionDevis[]> {
  const rows = await listLignes(pool, demande, source);
  if (rows.length === 0)
    throw refus(source.source === 'panier' ? 'devis-client-vide' : 'introuvable');
  const { lignes } = await articles.chiffrerLot(demande, rows.slice(0, MAX_LIGNES_DEVIS));
  let numero = 0;
  return [...Map.groupBy(lignes, ({ ligne }) => ligne.groupe)]
    .slice(0, MAX_SECTIONS_DEVIS)
    .map(([groupe, siennes], i) => ({
      id: `s${i + 1}`,
      titre: groupe ?? '',
      marge: null,
      lignes: siennes.map((chiffree) =>
        ligneArticle(chiffree, { id: `l${++numero}`, langue: demande.langue, tva }),
      ),
    }));
}

async function listLignes(
  pool: DepsDevis['pool'],
  { acteur }: Demande,
  { source, listeId, commande }: Source,
): Promise<LigneSource[]> {
  const qui = acheteurOf(acteur);
  switch (source) {
    case 'panier':
      return listLignesPanier(pool, qui);
    case 'liste':
      return listeId === undefined ? [] : listLignesListe(pool, qui, listeId);
    case 'commande':
      return commande === undefined ? [] : listLignesCommande(pool, qui, commande);
    default:
      return [];
  }
}
