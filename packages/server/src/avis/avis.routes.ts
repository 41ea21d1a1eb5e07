import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import * as contract from '@comptoir/contract/avis/avis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { findResume, listAvis, type Resume } from './avis.sql.ts';
import { donnerAvis } from './donner-avis.ts';

export function avisRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireAvis, async ({ acteur }, { params, query }) => {
    const { note, tri = 'recents', page = 1 } = query;
    const resume = await findResume(pool, params.id, acteur.utilisateurId);
    if (!resume) throw refus('introuvable');
    const avis = await listAvis(pool, params.id, {
      utilisateurId: resume.utilisateurId,
      note,
      tri,
      limit: contract.AVIS_PAR_PAGE,
      offset: (page - 1) * contract.AVIS_PAR_PAGE,
    });
    return {
      nombre: resume.nombre,
      moyenne: resume.moyenne,
      repartition: resume.repartition,
      total: totalOf(resume, note),
      avis: avis.map(({ date, ...rest }) => ({ ...rest, date: date.toISOString() })),
      droit: droitOf(resume),
    };
  });

  calls.handle(contract.donnerAvis, (demande, { params, body }) =>
    donnerAvis(pool, demande, { produitId: params.id, ...body }),
  );
}

/** Reviews the list is made of: published ones of that score, and one's own. */
function totalOf({ nombre, repartition, mien }: Resume, note: number | undefined): number {
  const publies = note === undefined ? nombre : (repartition[note - 1] ?? 0);
  const hasOwn = mien !== null && mien.statut !== 'publie' && (note ?? mien.note) === mien.note;
  return publies + (hasOwn ? 1 : 0);
}

type Droit = CallAnswer<typeof contract.lireAvis>['droit'];

function droitOf({ utilisateurId, mien, aAchete }: Resume): Droit {
  if (utilisateurId === null) return 'non-connecte';
  if (mien) return 'deja-donne';
  return aAchete ? 'permis' : 'non-acheteur';
}
