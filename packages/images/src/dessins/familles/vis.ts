/** Screws and bolts. */
import { corps, filets, type Tige } from '../formes/fut.ts';
import { dessusOf, teteOf, type Tete } from '../formes/tetes.ts';
import { choixOf, metrique, mm, type Mesures } from '../mesures.ts';
import { schemaVues, type Schema, type Schemas } from '../schema.ts';
import { axe, deplacer, polygone, type Trait } from '../traits.ts';
import { cote, repere, type Cote, type Repere, type Vue } from '../vue.ts';

/** Longer than so many diameters, the middle is left out. */
const ELANCEMENT_MAX = 9;

function diametreOf(m: Mesures, code: string): number {
  return m.get(code)?.mm ?? metrique(m, code);
}

function vis({ bout, diametre, tete, filete = 1, metrique: rond = false }: Tige): Schema {
  return schemaVues(
    [diametre, 'longueur'],
    (m) => {
      const d = diametreOf(m, diametre);
      const t = teteOf(tete ?? choixOf(m, 'tete-vis'), d);
      const depart = t.noyee ? -t.hauteur : 0;
      const vrai = mm(m, 'longueur') + depart;
      const long = Math.min(vrai, ELANCEMENT_MAX * d);
      const rompu = long < vrai;
      const part = filete < 1 || long > 7 * d ? Math.min(filete, 0.68) : filete;
      const debut = long * (1 - part) + (part === 1 ? 0.1 * d : 0);
      const traits: Trait[] = [
        ...corps(d, debut, rond || bout === 'plat'),
        ...filets(d, debut, long, bout, rond),
        ...t.cote,
        ...(tete === 'collet-carre' ? [collet(d)] : []),
        axe([-t.hauteur - 0.5 * d, 0], [long + 0.6 * d, 0]),
      ];
      const cotes: (Cote | Repere)[] = [
        cote('bas', depart, long, 'longueur', { depuis: [t.noyee ? t.rayon : d / 2, 0] }),
        cote('droite', -d / 2, d / 2, diametre, {
          signe: rond ? '' : 'Ø',
          depuis: [long - d, long - d],
        }),
      ];
      const cotee: Vue = {
        traits,
        cotes,
        rupture: rompu
          ? { sens: 'x', a: debut + (long - debut) * 0.4, bords: [-d / 2, d / 2] }
          : undefined,
      };
      return [cotee, dessus(m, t, long / 2)];
    },
    'colonne',
  );
}

function dessus(m: Mesures, t: Tete, x: number): Vue {
  const empreinte = choixOf(m, 'empreinte-vis');
  const isSaid = m.has('empreinte-vis') && empreinte !== 'six-pans';
  return {
    traits: deplacer(dessusOf(t, empreinte), { de: [x, 0] }),
    cotes: isSaid ? [repere([x + t.rayon * 0.3, 0], [110, -46], 'empreinte-vis')] : [],
  };
}

const collet = (d: number): Trait =>
  polygone([
    [0, -d / 2],
    [0.6 * d, -d / 2],
    [0.6 * d, d / 2],
    [0, d / 2],
  ]);

const visBois = vis({ bout: 'pointe', diametre: 'diametre' });

export const VIS: Schemas = {
  'vis-tete-fraisee': visBois,
  'seau-de-vis': visBois,
  'vis-tete-ronde': visBois,
  'vis-terrasse': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.66 }),
  'vis-tete-disque': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.6 }),
  tirefond: vis({ bout: 'pointe', diametre: 'diametre', filete: 0.62 }),
  'vis-trompette': visBois,
  'vis-autoforeuse': vis({ bout: 'foret', diametre: 'diametre' }),
  'vis-beton': vis({ bout: 'pointe', diametre: 'diametre', filete: 0.85 }),
  'vis-chc': vis({ bout: 'plat', diametre: 'filetage-metrique', filete: 0.6, metrique: true }),
  'boulon-hexagonal': vis({ bout: 'plat', diametre: 'filetage-metrique', metrique: true }),
  'boulon-collet-carre': vis({
    bout: 'plat',
    diametre: 'filetage-metrique',
    tete: 'collet-carre',
    filete: 0.55,
    metrique: true,
  }),
};
