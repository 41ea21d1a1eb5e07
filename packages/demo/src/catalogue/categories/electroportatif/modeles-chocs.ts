/** Impact drivers and impact wrenches. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { coffretSiBatteries, poidsEnergie, prixEnergie, suffixeEnergie } from './energie.ts';

export const modelesChocs: readonly ModeleArticle[] = [
  {
    code: 'EVC',
    noeud: 'visseuses-a-chocs',
    genre: 'visseuse-a-chocs',
    nom: texte('Visseuse à chocs', 'Impact driver', 'Atornillador de impacto'),
    declinaison: texte(
      '{tension}, {couple}, {pack}, {rangement}',
      '{tension}, {couple}, {pack}, {rangement}',
      '{tension}, {couple}, {pack}, {rangement}',
    ),
    description: texte(
      'Enfonce des vis de charpente de 8 × 200 sans pré-perçage dans le résineux, et sans reprise d’effort au poignet. Porte-embout 6 pans 1/4″ à changement rapide ; n’utiliser que des embouts marqués « impact ». Un mode assisté réduit la frappe pour la vis autoperceuse dans la tôle fine.',
      'Drives 8 × 200 structural screws into softwood without a pilot hole and without wrenching the wrist. Quick-release 1/4″ hex holder; use impact-rated bits only. An assist mode eases off the blows for self-drilling screws in thin sheet.',
      'Clava tornillos de estructura de 8 × 200 en madera blanda sin taladro previo y sin forzar la muñeca. Portapuntas hexagonal 1/4″ de cambio rápido; use solo puntas de impacto. El modo asistido suaviza los golpes con tornillos autotaladrantes en chapa fina.',
    ),
    axes: {
      couple: [180, 140],
      tension: [18, 12],
      pack: ['2x4', 'nue', '2x2', '2x5'],
      rangement: ['coffret', 'carton'],
    },
    fixes: { 'source-energie': 'batterie', moteur: 'sans-charbon', emmanchement: 'hexa-14' },
    existe: (v) =>
      coffretSiBatteries(v) &&
      (v.tension === 18
        ? v.couple === 180
        : v.couple === 140 && (v.pack === 'nue' ? v.rangement === 'carton' : v.pack === '2x2')),
    marques: ['takiro', 'krafto', 'volmer', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v.tension, { 12: 8900, 18: 11900 }) + prixEnergie(v, Number(v.tension)),
    poids: (v) => selon(v.tension, { 12: 760, 18: 980 }) + poidsEnergie(v, Number(v.tension)),
    longueurColis: () => 400,
    suffixe: (v) => `${v.tension}-${v.couple}-${suffixeEnergie(v)}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 62841-1', 'EN 62841-2-2'],
    complements: ['EPV', 'EBA', 'ECH'],
    metiers: ['charpentier', 'couvreur', 'menuisier', 'metallier'],
  },
  {
    code: 'EBC',
    noeud: 'boulonneuses-compactes',
    genre: 'boulonneuse',
    nom: texte(
      'Boulonneuse à chocs compacte',
      'Compact impact wrench',
      'Llave de impacto compacta',
    ),
    declinaison: texte(
      '{tension}, {emmanchement}, {pack}',
      '{tension}, {emmanchement}, {pack}',
      '{tension}, {emmanchement}, {pack}',
    ),
    description: texte(
      '300 Nm au serrage dans un corps de 145 mm : tirefonds, goujons M8 à M16, charpente métallique légère. Trois niveaux de frappe et arrêt automatique après serrage, pour ne pas dépasser le couple ; contrôler à la clé dynamométrique.',
      '300 Nm of tightening torque in a 145 mm body: coach screws, M8 to M16 anchors and light steelwork. Three impact settings and an auto-stop so you do not over-tighten; always check with a torque wrench.',
      '300 Nm de apriete en un cuerpo de 145 mm: tirafondos, anclajes M8 a M16 y estructura metálica ligera. Tres niveles de impacto y parada automática para no pasarse de par; verifique con llave dinamométrica.',
    ),
    axes: { emmanchement: ['carre-12', 'carre-38'], pack: ['2x4', 'nue', '2x5'] },
    fixes: { tension: 18, couple: 300, 'source-energie': 'batterie', moteur: 'sans-charbon' },
    marques: ['takiro', 'volmer', 'krafto'],
    conditionnement: aLaPiece,
    prix: (v) => 16900 + prixEnergie(v),
    poids: (v) => 1300 + poidsEnergie(v),
    longueurColis: () => 400,
    suffixe: (v) => `18-${v.emmanchement === 'carre-12' ? '12' : '38'}-${suffixeEnergie(v)}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 62841-1', 'EN 62841-2-2'],
    complements: ['EBA', 'ECH'],
    metiers: ['metallier', 'charpentier', 'maintenance'],
  },
  {
    code: 'EBO',
    noeud: 'boulonneuses-fort-couple',
    genre: 'boulonneuse',
    nom: texte(
      'Boulonneuse à chocs fort couple',
      'High-torque impact wrench',
      'Llave de impacto de alto par',
    ),
    declinaison: texte(
      '{tension}, {couple}, {emmanchement}, {pack}',
      '{tension}, {couple}, {emmanchement}, {pack}',
      '{tension}, {couple}, {emmanchement}, {pack}',
    ),
    description: texte(
      'Desserre l’écrou grippé et serre la boulonnerie de structure jusqu’à M24 (1/2″) ou M30 (3/4″). Carter en aluminium, anneau d’accrochage pour le travail en hauteur. Douilles à chocs obligatoires, avec goupille et joint sur le carré 3/4″.',
      'Frees seized nuts and tightens structural bolts up to M24 (1/2″) or M30 (3/4″). Aluminium housing with a tether ring for work at height. Impact sockets only, with pin and O-ring on the 3/4″ drive.',
      'Afloja tuercas gripadas y aprieta pernos estructurales hasta M24 (1/2″) o M30 (3/4″). Carcasa de aluminio y anilla de anclaje para trabajos en altura. Solo con vasos de impacto, con pasador y junta en el cuadrado de 3/4″.',
    ),
    axes: {
      couple: [1000, 1800],
      emmanchement: ['carre-12', 'carre-34'],
      pack: ['2x5', 'nue', '2x8'],
    },
    fixes: {
      tension: 18,
      'source-energie': 'batterie',
      moteur: 'sans-charbon',
      rangement: 'coffret',
    },
    existe: (v) => (v.couple === 1000) === (v.emmanchement === 'carre-12'),
    marques: ['takiro', 'volmer'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v.couple, { 1000: 28900, 1800: 46900 }) + prixEnergie(v),
    poids: (v) => selon(v.couple, { 1000: 2400, 1800: 4300 }) + poidsEnergie(v),
    longueurColis: () => 450,
    suffixe: (v) => `18-${v.couple}-${suffixeEnergie(v)}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 83 },
    normes: ['EN 62841-1', 'EN 62841-2-2'],
    complements: ['EBH', 'ECH'],
    metiers: ['metallier', 'maintenance', 'charpentier'],
  },
];
