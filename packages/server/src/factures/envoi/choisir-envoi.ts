import path from 'node:path';
import type { Config } from '../../config.ts';
import { createEnvoiDossier } from './envoi-dossier.ts';
import type { EnvoiFactures } from './envoi-factures.ts';
import { createEnvoiHttp } from './envoi-http.ts';

export function choisirEnvoi({
  plateforme,
  dataDir,
}: Pick<Config, 'plateforme' | 'dataDir'>): EnvoiFactures {
  return plateforme.genre === 'http'
    ? createEnvoiHttp(plateforme)
    : createEnvoiDossier(plateforme.dossier ?? path.join(dataDir, 'factures-deposees'));
}
