import * as contract from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { Calls } from '../http/calls.ts';
import { visiteurOf } from '../http/acteur.ts';
import { cleOf } from '../http/cle-idempotence.ts';
import { writeEtag } from '../http/etag.ts';
import { ajouterHabitudesDues } from './ajouter-habitudes-dues.ts';
import { exporterHabitudesAchats } from './exporter-habitudes-achats.ts';
import { listerHabitudesAchats, type Deps } from './lister-habitudes-achats.ts';
import { masquerHabitude } from './masquer-habitude.ts';

export function habitudesAchatsRoutes(calls: Calls, deps: Deps): void {
  calls.handle(contract.listerHabitudesAchats, (demande, { query }) =>
    listerHabitudesAchats(deps, demande, query),
  );

  calls.handle(contract.exporterHabitudesAchats, (demande, { query }, http) =>
    exporterHabitudesAchats(deps, demande, { query, qui: visiteurOf(demande, http) }),
  );

  calls.handle(contract.masquerHabitude, ({ acteur }, { params }) =>
    masquerHabitude(deps.pool, acteur, { ...params, masquee: true }),
  );

  calls.handle(contract.montrerHabitude, ({ acteur }, { params }) =>
    masquerHabitude(deps.pool, acteur, { ...params, masquee: false }),
  );

  calls.handle(contract.ajouterHabitudesDues, async (demande, { body }, http) => {
    const cle = cleOf(http?.request);
    const ecriture = await ajouterHabitudesDues(deps, demande, { choix: body, cle });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
