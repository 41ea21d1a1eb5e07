/** What a channel needs, and whether it is there: pure. */
import type { CanalFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { MOTIF_EMAIL } from '@comptoir/contract/identite/regles.ts';
import type { ControleTenu } from '../controle/controler.ts';
import type { SituationCanal } from './dematerialisation.sql.ts';

type Situation = Pick<SituationCanal, 'siret' | 'chorus' | 'administrateurs'>;

const COURRIEL = new RegExp(MOTIF_EMAIL);
const ANNUAIRE = /^[A-Za-z0-9._-]{1,125}$/;

export function besoinsOf(
  { siret, chorus, administrateurs }: Situation,
  canal: CanalFacture,
  adresse: string,
): ControleTenu[] {
  const siren = siret.slice(0, 9);
  const identite: ControleTenu[] = [
    { code: 'CANAL-SIREN', tenue: /^\d{9}$/.test(siren) },
    { code: 'CANAL-SIRET', tenue: /^\d{14}$/.test(siret) },
  ];
  // The law leaves public bodies no other way.
  const prive: ControleTenu = { code: 'CANAL-PRIVE', tenue: chorus === null };
  switch (canal) {
    case 'pdf':
      return [prive, { code: 'CANAL-ADMINISTRATEUR', tenue: administrateurs > 0 }];
    case 'factur-x':
      return [prive, ...identite, { code: 'CANAL-COURRIEL', tenue: COURRIEL.test(adresse) }];
    case 'plateforme':
      return [
        prive,
        ...identite,
        { code: 'CANAL-ANNUAIRE', tenue: ANNUAIRE.test(adresse) },
        {
          code: 'CANAL-ANNUAIRE-SIREN',
          tenue: adresse === siren || adresse.startsWith(`${siren}_`),
        },
      ];
    case 'chorus':
      return [{ code: 'CANAL-PUBLIC', tenue: chorus !== null }, ...identite];
  }
}
