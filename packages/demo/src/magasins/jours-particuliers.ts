/** Days on which stores of the demo open otherwise, and what happens in them. */
import { isFerie } from '@comptoir/contract/jours-ouvres.ts';
import { rangDuJour } from '@comptoir/contract/magasins/horaires.ts';
import type { Calendrier } from '../calendrier.ts';
import { texte, type Texte } from '../catalogue/modele.ts';
import { choisir, melanger, tirage } from '../tirage.ts';
import { ANIMATIONS, type AnimationDemo } from './evenements.ts';
import type { MagasinGenere, Plages } from './magasins.ts';

interface ExceptionGeneree {
  magasinId: number;
  jour: string;
  plages: Plages;
  motif: Texte;
}

interface EvenementGenere extends AnimationDemo {
  magasinId: number;
  jour: string;
}

const INVENTAIRE = texte(
  'Fermé pour inventaire',
  'Closed for stocktaking',
  'Cerrado por inventario',
);
const DIMANCHE = texte(
  'Ouverture exceptionnelle du dimanche',
  'Open this Sunday',
  'Apertura excepcional en domingo',
);
const FORMATION = texte(
  'Fermeture à 15h30, formation de l’équipe',
  'Closing at 3.30 pm, team training',
  'Cierre a las 15:30, formación del equipo',
);
/** The next days stay as they are every week: what one reads of a store now is its rule. */
const DES = 4;

export function listExceptions(
  magasins: readonly MagasinGenere[],
  calendrier: Calendrier,
): ExceptionGeneree[] {
  return magasins.flatMap((magasin) => {
    if (magasin.type !== 'magasin') return [];
    const hash = tirage(`jours ${magasin.ville}`);
    const inventaire = jourOuvert(magasin, calendrier, DES + (hash % 24));
    const formation = jourOuvert(magasin, calendrier, DES + (melanger(hash) % 40));
    const dimanche = prochain(calendrier, DES + (hash % 10), (jour) => rangDuJour(jour) === 7);
    const own: ExceptionGeneree[] = [];
    if (hash % 2 === 0)
      own.push({ magasinId: magasin.id, jour: inventaire, plages: [], motif: INVENTAIRE });
    if (hash % 3 === 0 && formation !== inventaire) {
      const plages = avant(magasin.horaires[rangDuJour(formation)] ?? [], '15:30');
      own.push({ magasinId: magasin.id, jour: formation, plages, motif: FORMATION });
    }
    if (hash % 5 === 0) {
      const plages: Plages = [['08:30', '12:30']];
      own.push({ magasinId: magasin.id, jour: dimanche, plages, motif: DIMANCHE });
    }
    return own;
  });
}

export function listEvenements(
  magasins: readonly MagasinGenere[],
  calendrier: Calendrier,
): EvenementGenere[] {
  return magasins.flatMap((magasin) => {
    const hash = tirage(`animations ${magasin.ville}`);
    if (magasin.type !== 'magasin' || hash % 5 > 2) return [];
    const animation = choisir(ANIMATIONS, melanger(hash));
    const jour = jourOuvert(magasin, calendrier, 3 + (hash % 35));
    return [{ magasinId: magasin.id, jour, ...animation }];
  });
}

/** The first week day from then on on which it opens. */
function jourOuvert({ horaires }: MagasinGenere, calendrier: Calendrier, des: number): string {
  return prochain(calendrier, des, (jour) => {
    const rang = rangDuJour(jour);
    return rang < 6 && horaires[rang] !== undefined && !isFerie(jour, '67');
  });
}

function prochain(calendrier: Calendrier, des: number, isBon: (jour: string) => boolean): string {
  for (let jours = des; ; jours++) if (isBon(calendrier(jours))) return calendrier(jours);
}

function avant(plages: Plages, fin: string): Plages {
  return plages.filter(([de]) => de < fin).map(([de, a]) => [de, a < fin ? a : fin] as const);
}
