import * as contract from '@comptoir/contract/factures/factures.contract.ts';
import { payerFactures as payer } from '@comptoir/contract/factures/paiement-factures.contract.ts';
import {
  imputerTropPercus as imputer,
  reclamerTropPercu as reclamer,
} from '@comptoir/contract/factures/trop-percus.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import { acheteurOf, visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { controler, direControles } from './controle/controler.ts';
import { controlerReprise, premierFormat } from './reprise/fichiers-repris.ts';
import type { FournisseurPaiement } from '../paiements/fournisseur-paiement.public.ts';
import { octetsOf, toFichier } from './formats/ecrire-fichier.ts';
import { exporterFactures } from './lecture/exporter-factures.ts';
import { noterLecture } from './lecture/noter-lecture.ts';
import { findControlee, findDocument } from './lecture/facture.sql.ts';
import { payerFactures } from './payer-factures.ts';
import { imputerTropPercus } from './trop-percus/imputer-trop-percus.ts';
import { reclamerTropPercu } from './trop-percus/rembourser-trop-percu.ts';
import { lireFacture, listerFactures } from './lecture/lire-facture.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  fournisseur: FournisseurPaiement | undefined;
}

export function facturesRoutes(calls: Calls, { pool, clock, fournisseur }: Deps): void {
  calls.handle(payer, (demande, { body }) =>
    payerFactures({ pool, fournisseur }, demande, body.cles),
  );
  calls.handle(imputer, ({ acteur }, { body }) => imputerTropPercus(pool, acteur, body.cles));
  calls.handle(reclamer, ({ acteur }, { params }) => reclamerTropPercu(pool, acteur, params.key));
  calls.handle(contract.listerFactures, ({ acteur }, { query }) =>
    listerFactures(pool, acteur, query, clock.today()),
  );
  calls.handle(contract.exporterFactures, async (demande, { query }, http) => {
    await noterLecture(pool, demande.acteur);
    const qui = visiteurOf(demande, http);
    return exporterFactures(pool, demande, { query, jour: clock.today(), qui });
  });
  calls.handle(contract.lireFacture, ({ acteur }, { params }) =>
    lireFacture(pool, acteur, { cle: params.key, jour: clock.today() }),
  );
  calls.handle(contract.exporterFacture, async (demande, { params, query }, http) => {
    const { compteId } = acheteurOf(demande.acteur);
    const facture = await findDocument(pool, { cle: params.key, compteId });
    if (!facture) throw refus('introuvable');
    const format = query.format ?? (await premierFormat(pool, facture));
    await noterLecture(pool, demande.acteur, facture.document.numero);
    const octets = await octetsOf(pool, facture, { format, qui: visiteurOf(demande, http) });
    return toFichier(facture, format, octets);
  });
  calls.handle(contract.controlerFacture, async ({ acteur, langue }, { params, query }) => {
    const { compteId } = acheteurOf(acteur);
    const facture = await findControlee(pool, { cle: params.key, compteId });
    if (!facture) throw refus('introuvable');
    const format = query.format ?? 'factur-x';
    const controles =
      facture.origine === 'erp'
        ? await controlerReprise(pool, facture, format)
        : controler(facture.document, format, facture.chorus);
    return { controles: direControles(controles, langue) };
  });
}
