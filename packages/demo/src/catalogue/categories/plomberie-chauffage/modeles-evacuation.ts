import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const FORMES_PVC: Readonly<Record<string, number>> = {
  'coude-87-mf': 1,
  'coude-87-ff': 1.05,
  'coude-45-mf': 0.95,
  'embranchement-45-mf': 2.1,
  'te-87-mf': 1.9,
  'manchon-ff': 0.8,
};

export const evacuations: readonly ModeleArticle[] = [
  {
    code: 'TPV',
    noeud: 'tubes-pvc',
    genre: 'tube-pvc',
    nom: texte('Tube PVC évacuation', 'PVC waste pipe', 'Tubo de PVC para evacuación'),
    declinaison: texte(
      'Ø {diametre}, barre de {longueur-tube}',
      'Ø {diametre}, {longueur-tube} length',
      'Ø {diametre}, barra de {longueur-tube}',
    ),
    description: texte(
      'Tube gris compact à coller pour eaux usées, eaux vannes et ventilation de chute. Respecter 1 à 3 cm de pente par mètre et un collier tous les dix diamètres à l’horizontale. Chanfreiner, dépolir et encoller les deux parties.',
      'Solid-wall grey pipe for solvent welding, for waste, soil and stack venting. Lay to 1 to 3 cm of fall per metre with a clip every ten diameters on horizontal runs. Chamfer, abrade and cement both parts.',
      'Tubo gris compacto para encolar en aguas residuales, fecales y ventilación de bajantes. Pendiente de 1 a 3 cm por metro y una abrazadera cada diez diámetros en horizontal. Achaflanar, lijar y encolar ambas piezas.',
    ),
    axes: { diametre: [40, 32, 100, 50, 80, 125, 63, 75, 110, 160], 'longueur-tube': [4, 2] },
    existe: (v) => v['longueur-tube'] === 4 || Number(v.diametre) <= 100,
    fixes: { matiere: 'pvc', couleur: 'gris' },
    marques: ['tubeo', 'aquanor', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) => Math.round(Number(v['longueur-tube']) * (42 + Number(v.diametre) ** 1.35 * 1.15)),
    poids: (v) => Math.round(Number(v['longueur-tube']) * Number(v.diametre) * 14.2),
    longueurColis: (v) => Number(v['longueur-tube']) * 1000,
    suffixe: (v) => `${chiffres(v.diametre, 3)}-${String(v['longueur-tube'])}M`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 9 },
    normes: ['EN 1329-1', 'NF Me'],
    complements: ['TPR'],
    metiers: ['plombier', 'macon', 'couvreur'],
  },
  {
    code: 'TPR',
    noeud: 'coudes-culottes-pvc',
    genre: 'raccord-pvc',
    nom: texte('Raccord PVC à coller', 'Solvent-weld PVC fitting', 'Accesorio de PVC para encolar'),
    declinaison: texte(
      '{forme-pvc}, Ø {diametre}',
      '{forme-pvc}, Ø {diametre}',
      '{forme-pvc}, Ø {diametre}',
    ),
    description: texte(
      'Raccord moulé gris à emboîtures longues. Préférer deux coudes à 45° à un seul à 87° au pied d’une chute, et la culotte au té pour les appareils. Présenter à blanc et repérer l’angle avant d’encoller : la prise est immédiate.',
      'Grey moulded fitting with deep sockets. Prefer two 45° bends to a single 87° at the foot of a stack, and a branch to a tee for appliances. Dry-fit and mark the angle first: the cement grabs at once.',
      'Accesorio gris inyectado de copa larga. Mejor dos codos de 45° que uno de 87° al pie de la bajante, y derivación antes que te en los aparatos. Presentar en seco y marcar el ángulo: el adhesivo agarra al instante.',
    ),
    axes: {
      'forme-pvc': [
        'coude-87-mf',
        'coude-45-mf',
        'embranchement-45-mf',
        'manchon-ff',
        'coude-87-ff',
        'te-87-mf',
      ],
      diametre: [40, 32, 100, 50, 80, 125, 63, 110, 160],
    },
    existe: (v) =>
      (v['forme-pvc'] !== 'te-87-mf' && v['forme-pvc'] !== 'coude-87-ff') ||
      Number(v.diametre) <= 110,
    fixes: { matiere: 'pvc', couleur: 'gris' },
    marques: ['tubeo', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round((32 + Number(v.diametre) ** 1.62 * 0.19) * selon(v['forme-pvc'], FORMES_PVC)),
    poids: (v) => Math.round(Number(v.diametre) ** 1.9 * 0.036 * selon(v['forme-pvc'], FORMES_PVC)),
    suffixe: (v) => `${sigle(v['forme-pvc'])}-${chiffres(v.diametre, 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 1329-1', 'NF Me'],
    complements: ['TPV'],
    metiers: ['plombier', 'macon'],
  },
  {
    code: 'TCP',
    noeud: 'colles-pvc',
    genre: 'bidon-colle',
    nom: texte('Colle PVC rigide', 'Rigid PVC cement', 'Adhesivo para PVC rígido'),
    declinaison: texte(
      'pinceau au bouchon, {volume-litres}',
      'brush in cap, {volume-litres}',
      'pincel en el tapón, {volume-litres}',
    ),
    description: texte(
      'Pour tubes et raccords PVC d’évacuation et de pression jusqu’à Ø 160. Dépolir et dégraisser, encoller les deux parties, emboîter à fond sans tourner ; mise en service après 24 heures. Vapeurs inflammables : ventiler.',
      'For waste and pressure PVC pipes and fittings up to Ø 160. Roughen and degrease, coat both parts, push fully home without twisting; in service after 24 hours. Flammable vapour: ventilate.',
      'Para tubos y accesorios de PVC de evacuación y presión hasta Ø 160. Lijar y desengrasar, encolar ambas partes y encajar a fondo sin girar; en servicio a las 24 horas. Vapores inflamables: ventilar.',
    ),
    axes: { 'volume-litres': [0.25, 0.5, 1] },
    marques: ['tubeo', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(260 + Number(v['volume-litres']) ** 0.88 * 1580),
    poids: (v) => Math.round(Number(v['volume-litres']) * 940 + 70),
    suffixe: (v) => chiffres(Math.round(Number(v['volume-litres']) * 1000), 4),
    dangereux: true,
    normes: ['EN 14680'],
    metiers: ['plombier'],
  },
  {
    code: 'TSI',
    noeud: 'siphons',
    genre: 'siphon',
    nom: texte('Siphon', 'Trap', 'Sifón'),
    declinaison: texte(
      '{type-siphon}, sortie Ø {diametre}',
      '{type-siphon}, Ø {diametre} outlet',
      '{type-siphon}, salida Ø {diametre}',
    ),
    description: texte(
      'Garde d’eau de 50 mm, joints coniques et écrous à serrage manuel, cuvette démontable sans outil. Sortie 32 pour lavabo, 40 pour évier et machine. Ne jamais cumuler deux siphons sur la même évacuation.',
      '50 mm water seal, tapered washers and hand-tightened nuts, bowl removed without tools. 32 outlet for basins, 40 for sinks and appliances. Never fit two traps in series on one waste.',
      'Cierre hidráulico de 50 mm, juntas cónicas y tuercas de apriete manual, vaso desmontable sin herramienta. Salida 32 en lavabo, 40 en fregadero y lavadora. No colocar nunca dos sifones en serie.',
    ),
    axes: {
      'type-siphon': [
        'lavabo-pvc',
        'evier-simple',
        'evier-double',
        'lavabo-design',
        'machine-laver',
        'gain-place',
      ],
      diametre: [32, 40],
    },
    existe: (v) =>
      (v.diametre === 40) ===
      ['evier-simple', 'evier-double', 'machine-laver'].includes(String(v['type-siphon'])),
    marques: ['aquanor', 'robinel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['type-siphon'], {
        'lavabo-pvc': 590,
        'evier-simple': 690,
        'evier-double': 1290,
        'lavabo-design': 3490,
        'machine-laver': 790,
        'gain-place': 1390,
      }),
    poids: (v) =>
      selon(v['type-siphon'], {
        'lavabo-pvc': 180,
        'evier-simple': 220,
        'evier-double': 410,
        'lavabo-design': 760,
        'machine-laver': 230,
        'gain-place': 260,
      }),
    suffixe: (v) => `${sigle(v['type-siphon'])}-${String(v.diametre)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 274-1'],
    complements: ['TPV', 'TPR', 'RML'],
    metiers: ['plombier', 'agenceur', 'maintenance'],
  },
];
