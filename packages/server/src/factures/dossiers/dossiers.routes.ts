import * as contract from '@comptoir/contract/factures/dossiers.contract.ts';
import { contesterFacture } from '@comptoir/contract/factures/litiges.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { acheteurOf, visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { contesterFacture as contester } from '../litiges/contester-facture.ts';
import { MOTS } from '../mots.ts';
import { writeReleve } from '../papier/write-releve.ts';
import { demanderDossier } from './demander-dossier.ts';
import { noterLecture } from '../lecture/noter-lecture.ts';
import { findOctets, listDossiers } from './dossiers.sql.ts';

export function dossiersRoutes(calls: Calls, { pool, clock }: { pool: Pool; clock: Clock }): void {
  calls.handle(contract.listerDossiers, async ({ acteur }) => ({
    dossiers: await listDossiers(pool, acheteurOf(acteur).compteId),
  }));
  calls.handle(contract.demanderDossier, (demande, input) => demanderDossier(pool, demande, input));
  calls.handle(contract.lireDossier, async ({ acteur, langue }, { params }) => {
    const { compteId } = acheteurOf(acteur);
    const dossier = await findOctets(pool, { cle: params.key, compteId });
    if (!dossier) throw refus('introuvable');
    await noterLecture(pool, acteur);
    const { du, au, octets } = dossier;
    const name = `${MOTS[langue]('dossier.fichier')}-${du}-${au}.zip`;
    return { data: octets.toString('base64'), name, type: 'application/zip' };
  });
  calls.handle(contract.exporterReleve, async (demande, _input, http) => {
    const { langue, acteur } = demande;
    const jour = clock.today();
    const { compteId } = acheteurOf(acteur);
    const qui = visiteurOf(demande, http);
    await noterLecture(pool, acteur);
    const octets = await writeReleve(pool, { compteId, langue, jour, qui });
    const name = `${MOTS[langue]('releve.fichier')}-${jour}.pdf`;
    return { data: octets.toString('base64'), name, type: 'application/pdf' };
  });
  calls.handle(contesterFacture, ({ acteur }, input) => contester(pool, acteur, input));
}
