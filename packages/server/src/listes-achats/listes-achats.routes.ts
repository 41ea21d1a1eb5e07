import * as contract from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { writeEtag } from '../http/etag.ts';
import { readIfMatch } from '../http/if-match.ts';
import type { ImportDeps } from '../panier/panier.public.ts';
import { ajouterALaListe } from './lignes/ajouter-a-la-liste.ts';
import { comptageRoutes } from './comptage/comptage.routes.ts';
import { creerListe } from './creer-liste.ts';
import { dupliquerListe } from './dupliquer-liste.ts';
import type { DepsExport } from './exports/exporter-liste.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { fusionRoutes } from './fusion/fusion.routes.ts';
import { importerDansListe } from './lignes/importer-dans-liste.ts';
import { lignesRoutes } from './lignes/lignes.routes.ts';
import { lireListe } from './lire-liste.ts';
import { lireValeurs } from './lire-valeurs.ts';
import { toListe } from './listes-achats.public.ts';
import { listerListes } from './lister-listes.ts';
import { modifierListe } from './modifier-liste.ts';
import { ordreRoutes } from './ordre/ordre.routes.ts';
import { repondre } from './repondre.ts';
import { restaurerListe } from './restaurer-liste.ts';
import { supprimerListe } from './supprimer-liste.ts';

export function listesAchatsRoutes(calls: Calls, deps: ImportDeps & DepsExport): void {
  const { pool } = deps;
  lignesRoutes(calls, pool);
  comptageRoutes(calls, deps);
  ordreRoutes(calls, pool);
  fusionRoutes(calls, pool);
  exportsRoutes(calls, deps);

  calls.handle(contract.listerListes, (demande, { query }) => listerListes(pool, demande, query));

  calls.handle(contract.creerListe, async ({ acteur }, { body }) => {
    const { articles = [], ...voulue } = body;
    return toListe(await creerListe(pool, acteur, { ...voulue, articles }));
  });

  calls.handle(contract.lireValeurs, (demande, { query }) => lireValeurs(deps, demande, query.ids));

  calls.handle(contract.lireListe, async (demande, { params, query }, http) => {
    const { depuis = 0, nombre } = query;
    const liste = await lireListe(deps, demande, params.id, { depuis, nombre });
    writeEtag(http?.reply, liste.version);
    return liste;
  });

  calls.handle(contract.modifierListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await modifierListe(pool, acteur, nommee, body), http?.reply);
  });

  calls.handle(contract.supprimerListe, async ({ acteur }, { params }, http) =>
    toListe(await supprimerListe(pool, acteur, { ...params, lue: readIfMatch(http?.request) })),
  );

  calls.handle(contract.restaurerListe, async ({ acteur }, { params }, http) =>
    repondre(await restaurerListe(pool, acteur, params.id), http?.reply),
  );

  calls.handle(contract.dupliquerListe, async ({ acteur }, { params, body }) =>
    toListe(await dupliquerListe(pool, acteur, params.id, body.libelle)),
  );

  calls.handle(contract.importerDansListe, async (demande, { params, body }, http) => {
    const qui = visiteurOf(demande, http);
    const importe = await importerDansListe(deps, demande, { ...params, qui, envoi: body });
    writeEtag(http?.reply, importe.version);
    return importe;
  });

  calls.handle(contract.ajouterALaListe, async ({ acteur }, { params, body }) =>
    toListe(await ajouterALaListe(pool, acteur, { id: params.id, articles: body })),
  );
}
