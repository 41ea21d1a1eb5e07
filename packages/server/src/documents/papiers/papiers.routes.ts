/** Papers of orders and quotes, as files: whoever may read what they are about may have them. */
import {
  exporterAccuse,
  exporterBonLivraison,
  lireBonLivraison,
  lireCommande,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { exporterDevis, lireDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { visiteurOf, type Demande } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { MOTS } from '../mots.ts';
import { writeTableauCsv, writeTableauXlsx, TYPE_CSV, TYPE_XLSX } from '../tableur.ts';
import { joindreAccuse } from './accuse-joint.ts';
import { findBon } from './bons.sql.ts';
import { writePapier } from './write-papier.ts';
import { papierBon, type BonEcrit } from './papier-bon.ts';
import { papierDevis } from './papier-devis.ts';
import { tableauBon } from './tableau-bon.ts';

export interface PapiersDeps {
  pool: Pool;
  clock: Clock;
}

const PDF = 'application/pdf';

export function papiersRoutes(calls: Calls, { pool, clock }: PapiersDeps): void {
  calls.handle(exporterAccuse, async (demande, { params }, http) => {
    const { langue } = demande;
    const commande = await calls.run(lireCommande, demande, { params, query: {} });
    const {
      nom: name,
      type,
      data,
    } = await joindreAccuse(visiteurOf(demande, http), commande, {
      langue,
      maintenant: clock.now(),
    });
    return { name, type, data };
  });

  calls.handle(exporterDevis, async (demande, { params }, http) => {
    const { langue } = demande;
    const devis = await calls.run(lireDevis, demande, { params, query: {} });
    const pdf = await writePapier(
      visiteurOf(demande, http),
      papierDevis(devis, langue, clock.now()),
    );
    const nom = MOTS[langue]('papiers.devis.fichier');
    return toFichier(pdf, `${nom}-${devis.numero}-v${devis.version}.pdf`, PDF);
  });

  calls.handle(lireBonLivraison, async (demande, { params }) => {
    const { bon, commande } = await readBon(demande, params.key);
    return { ...bon, commande: { key: commande.key, numero: commande.numero } };
  });

  calls.handle(exporterBonLivraison, async (demande, { params, query }, http) => {
    const { langue } = demande;
    const ecrit = await readBon(demande, params.key);
    const { format = 'pdf' } = query;
    const base = `${MOTS[langue]('papiers.bon.fichier')}-${ecrit.bon.numero}`;
    return writeBon(ecrit, langue, { format, base, qui: visiteurOf(demande, http) });
  });

  async function readBon(demande: Demande, key: string): Promise<BonEcrit> {
    const { compteId } = demande.acteur;
    const trouve = compteId === undefined ? undefined : await findBon(pool, key, compteId);
    if (!trouve) throw refus('introuvable');
    const params = { key: trouve.commandeKey };
    const commande = await calls.run(lireCommande, demande, { params, query: {} });
    const bon = commande.bons.find((each) => each.key === key);
    if (!bon) throw refus('introuvable');
    return { commande, bon };
  }

  async function writeBon(
    ecrit: BonEcrit,
    langue: Locale,
    { format, base, qui }: { format: 'pdf' | 'csv' | 'xlsx'; base: string; qui: string },
  ): Promise<Fichier> {
    if (format === 'csv') {
      const csv = writeTableauCsv(tableauBon(ecrit, langue));
      return toFichier(Buffer.from(csv), `${base}.csv`, TYPE_CSV);
    }
    if (format === 'xlsx') {
      const xlsx = await writeTableauXlsx(qui, tableauBon(ecrit, langue));
      return toFichier(xlsx, `${base}.xlsx`, TYPE_XLSX);
    }
    const pdf = await writePapier(qui, papierBon(ecrit, langue, clock.now()));
    return toFichier(pdf, `${base}.pdf`, PDF);
  }
}

function toFichier(contenu: Buffer, name: string, type: string): Fichier {
  return { data: contenu.toString('base64'), name, type };
}
