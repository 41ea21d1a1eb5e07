/** Laser measuring, batteries and chargers. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

export const modelesEnergie: readonly ModeleArticle[] = [
  {
    code: 'ELC',
    noeud: 'lasers-lignes',
    genre: 'laser-lignes',
    nom: texte('Niveau laser', 'Laser level', 'Nivel láser'),
    declinaison: texte(
      '{lignes-laser}, {couleur-laser}, {portee-mesure}',
      '{lignes-laser}, {couleur-laser}, {portee-mesure}',
      '{lignes-laser}, {couleur-laser}, {portee-mesure}',
    ),
    description: texte(
      'Mise à niveau automatique jusqu’à 4° d’inclinaison, précision de ±3 mm à 10 m. Le faisceau vert se voit quatre fois mieux en lumière vive ; au-delà de la portée annoncée ou dehors, ajouter une cellule de réception. Livré avec support magnétique et sacoche ; verrouiller le pendule avant transport.',
      'Self-levels within 4°, accurate to ±3 mm at 10 m. A green beam is four times easier to see in bright light; beyond the stated range or outdoors, add a receiver. Comes with a magnetic bracket and pouch; lock the pendulum before moving it.',
      'Autonivelación hasta 4° y precisión de ±3 mm a 10 m. El haz verde se ve cuatro veces mejor con luz intensa; más allá del alcance indicado o en exterior, añada un receptor. Con soporte magnético y funda; bloquee el péndulo antes de transportarlo.',
    ),
    axes: {
      'lignes-laser': ['croix', 'croix-aplomb', '3x360'],
      'couleur-laser': ['vert', 'rouge'],
      'portee-mesure': [30, 20, 25, 15],
    },
    fixes: { 'source-energie': 'piles' },
    existe: (v) =>
      v['portee-mesure'] ===
      (v['couleur-laser'] === 'vert'
        ? v['lignes-laser'] === '3x360'
          ? 30
          : 25
        : v['lignes-laser'] === '3x360'
          ? 20
          : 15),
    marques: ['volmer', 'bremond', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['lignes-laser'], { croix: 10900, 'croix-aplomb': 17900, '3x360': 35900 }) +
      (v['couleur-laser'] === 'vert' ? 4500 : 0),
    poids: (v) => selon(v['lignes-laser'], { croix: 750, 'croix-aplomb': 900, '3x360': 1600 }),
    longueurColis: () => 280,
    suffixe: (v) =>
      `${selon(v['lignes-laser'], { croix: 2, 'croix-aplomb': 25, '3x360': 360 })}-${v['couleur-laser'] === 'vert' ? 'V' : 'R'}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 8 },
    normes: ['EN 60825-1'],
    complements: ['ETM', 'ELR'],
    metiers: ['plaquiste', 'agenceur', 'electricien', 'plombier'],
  },
  {
    code: 'ELR',
    noeud: 'lasers-rotatifs',
    genre: 'laser-rotatif',
    nom: texte('Laser rotatif', 'Rotary laser', 'Láser giratorio'),
    declinaison: texte(
      '{couleur-laser}, Ø {portee-mesure} avec cellule',
      '{couleur-laser}, {portee-mesure} with receiver',
      '{couleur-laser}, Ø {portee-mesure} con receptor',
    ),
    description: texte(
      'Niveau et pente pour terrassement, dallage et plafond suspendu : ±1 mm à 10 m, mise à niveau motorisée et alarme de dérive. Livré en valise avec cellule de réception et support de mire. Protection IP66, utilisable sous la pluie.',
      'Level and slope for groundworks, slabs and suspended ceilings: ±1 mm at 10 m, motorised levelling and a drift alarm. Cased with receiver and staff clamp. IP66, fit for use in the rain.',
      'Nivel y pendiente para movimiento de tierras, soleras y falsos techos: ±1 mm a 10 m, nivelación motorizada y alarma de desplazamiento. En maleta con receptor y soporte de mira. Protección IP66, apto bajo la lluvia.',
    ),
    axes: { 'couleur-laser': ['rouge', 'vert'], 'portee-mesure': [600, 300] },
    existe: (v) => (v['couleur-laser'] === 'rouge') === (v['portee-mesure'] === 600),
    marques: ['volmer', 'bremond'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v['couleur-laser'], { rouge: 79900, vert: 94900 }),
    poids: () => 5800,
    longueurColis: () => 480,
    suffixe: (v) => `${v['portee-mesure']}-${v['couleur-laser'] === 'vert' ? 'V' : 'R'}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 60825-1', 'IP66'],
    complements: ['ETM'],
    metiers: ['macon', 'paysagiste', 'plaquiste'],
  },
  {
    code: 'ETM',
    noeud: 'telemetres',
    genre: 'telemetre',
    nom: texte('Télémètre laser', 'Laser distance meter', 'Medidor láser de distancias'),
    declinaison: texte('{portee-mesure}', '{portee-mesure}', '{portee-mesure}'),
    description: texte(
      'Longueur, surface, volume et Pythagore sur un écran rétroéclairé, à ±1,5 mm. Le 50 m suffit en intérieur ; le 100 m ajoute l’inclinomètre et le viseur caméra pour mesurer en façade en plein soleil. Résiste à une chute de 1,5 m.',
      'Length, area, volume and Pythagoras on a backlit screen, accurate to ±1.5 mm. 50 m is plenty indoors; the 100 m adds an inclinometer and camera pointing for façades in full sun. Survives a 1.5 m drop.',
      'Longitud, superficie, volumen y Pitágoras en pantalla retroiluminada, con ±1,5 mm. El de 50 m basta en interior; el de 100 m añade inclinómetro y cámara de puntería para fachadas a pleno sol. Resiste una caída de 1,5 m.',
    ),
    axes: { 'portee-mesure': [50, 30, 100] },
    fixes: { 'source-energie': 'piles', 'couleur-laser': 'rouge' },
    marques: ['volmer', 'bremond', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v['portee-mesure'], { 30: 5490, 50: 8990, 100: 26900 }),
    poids: (v) => selon(v['portee-mesure'], { 30: 140, 50: 180, 100: 290 }),
    suffixe: (v) => `${v['portee-mesure']}M`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 3 },
    normes: ['EN 60825-1', 'ISO 16331-1'],
    complements: ['ELC'],
    metiers: ['menuisier', 'agenceur', 'peintre', 'plaquiste', 'electricien'],
  },
  {
    code: 'EBA',
    noeud: 'batteries-compactes',
    genre: 'batterie',
    nom: texte('Batterie Li-ion', 'Li-ion battery', 'Batería de ion-litio'),
    declinaison: texte(
      '{tension}, {capacite-batterie}',
      '{tension}, {capacite-batterie}',
      '{tension}, {capacite-batterie}',
    ),
    description: texte(
      'Se monte sur toutes les machines de la marque à la même tension. 2,0 Ah pour visser léger au-dessus de la tête, 4,0 ou 5,0 Ah pour scier et percer. Témoin de charge à quatre LED ; stocker à mi-charge et au-dessus de 0 °C.',
      'Fits every tool of the brand on the same voltage. 2.0 Ah for light overhead driving, 4.0 or 5.0 Ah for sawing and drilling. Four-LED gauge; store half charged and above freezing.',
      'Válida para todas las máquinas de la marca de la misma tensión. 2,0 Ah para atornillar ligero por encima de la cabeza; 4,0 o 5,0 Ah para serrar y taladrar. Indicador de cuatro LED; guárdela a media carga y por encima de 0 °C.',
    ),
    // Capacity first: a small range then holds a battery of each voltage.
    axes: { 'capacite-batterie': [4, 2, 5], tension: [18, 12] },
    existe: (v) => v.tension === 18 || v['capacite-batterie'] !== 5,
    marques: ['krafto', 'volmer', 'takiro', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 1500 + Math.round(Number(v.tension) * Number(v['capacite-batterie']) * 78),
    poids: (v) => 120 + Math.round((Number(v.tension) / 18) * Number(v['capacite-batterie']) * 125),
    suffixe: (v) => `${v.tension}-${v['capacite-batterie']}`,
    ecoParticipation: { type: 'DEEE', centimes: 18 },
    normes: ['EN 62133-2', 'UN 38.3'],
    complements: ['ECH', 'EPV'],
    metiers: ['menuisier', 'electricien', 'plombier', 'plaquiste'],
  },
  {
    code: 'EBH',
    noeud: 'batteries-haute-capacite',
    genre: 'batterie',
    nom: texte(
      'Batterie Li-ion haute capacité',
      'High-capacity Li-ion battery',
      'Batería de ion-litio de alta capacidad',
    ),
    declinaison: texte(
      '{tension}, {capacite-batterie}',
      '{tension}, {capacite-batterie}',
      '{tension}, {capacite-batterie}',
    ),
    description: texte(
      'Cellules 21700 à faible résistance interne : la puissance ne s’effondre pas sous forte charge, en meuleuse comme en scie circulaire. Au-delà de 100 Wh, le transport relève de la classe 9 ; l’expédition se fait seule, sous emballage marqué ONU 3480.',
      '21700 cells with low internal resistance hold their power under heavy load, in a grinder as in a circular saw. Above 100 Wh, transport falls under class 9: it ships separately in UN 3480 marked packaging.',
      'Celdas 21700 de baja resistencia interna: la potencia no decae con carga alta, ni en amoladora ni en sierra circular. Por encima de 100 Wh el transporte es de clase 9: viaja aparte, en embalaje marcado ONU 3480.',
    ),
    axes: { tension: [18], 'capacite-batterie': [8, 12] },
    marques: ['krafto', 'volmer', 'takiro'],
    conditionnement: aLaPiece,
    prix: (v) => 1900 + Number(v['capacite-batterie']) * 1490,
    poids: (v) => 180 + Number(v['capacite-batterie']) * 110,
    suffixe: (v) => `18-${v['capacite-batterie']}`,
    dangereux: true,
    ecoParticipation: { type: 'DEEE', centimes: 36 },
    normes: ['EN 62133-2', 'UN 38.3'],
    complements: ['ECH', 'EMU', 'ESC'],
    metiers: ['charpentier', 'metallier', 'couvreur'],
  },
  {
    code: 'ECH',
    noeud: 'chargeurs-outillage',
    genre: 'chargeur',
    nom: texte('Chargeur rapide', 'Fast charger', 'Cargador rápido'),
    declinaison: texte(
      '{tension}, {courant-charge}, {baies-charge}',
      '{tension}, {courant-charge}, {baies-charge}',
      '{tension}, {courant-charge}, {baies-charge}',
    ),
    description: texte(
      'Une batterie de 4,0 Ah est pleine en une heure à 4 A, en 35 minutes à 8 A. Ventilation forcée, coupure en température et perçages pour fixation murale. Le double charge les deux batteries ensemble, le quadruple l’une après l’autre.',
      'A 4.0 Ah battery is full in an hour at 4 A, in 35 minutes at 8 A. Fan cooled with temperature cut-out and keyholes for wall mounting. The twin bay charges both packs at once, the four-bay in turn.',
      'Una batería de 4,0 Ah se carga en una hora a 4 A y en 35 minutos a 8 A. Ventilación forzada, corte por temperatura y orificios para fijación mural. El doble carga ambas a la vez; el cuádruple, una tras otra.',
    ),
    axes: {
      tension: [18, 12],
      'courant-charge': [4, 8],
      'baies-charge': ['simple', 'double', 'quatre'],
    },
    existe: (v) =>
      v.tension === 12
        ? v['courant-charge'] === 4 && v['baies-charge'] === 'simple'
        : v['baies-charge'] === 'simple' ||
          (v['baies-charge'] === 'double' ? v['courant-charge'] === 8 : v['courant-charge'] === 4),
    marques: ['krafto', 'volmer', 'takiro', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['baies-charge'], { simple: 3900, double: 9900, quatre: 14900 }) +
      (v['courant-charge'] === 8 ? 3200 : 0) +
      (v.tension === 18 ? 900 : 0),
    poids: (v) =>
      selon(v['baies-charge'], { simple: 620, double: 1500, quatre: 2200 }) +
      Number(v['courant-charge']) * 30,
    suffixe: (v) =>
      `${v.tension}-${v['courant-charge']}-${selon(v['baies-charge'], { simple: 1, double: 2, quatre: 4 })}`,
    ecoParticipation: { type: 'DEEE', centimes: 18 },
    normes: ['EN 60335-2-29'],
    complements: ['EBA', 'EBH'],
    metiers: ['menuisier', 'electricien', 'plombier', 'maintenance'],
  },
];
