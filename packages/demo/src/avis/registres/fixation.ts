import { texte } from '../../catalogue/modele.ts';
import type { Registre } from '../registre.ts';

export const FIXATION: readonly Registre[] = [
  {
    genres: ['vis-tete-fraisee', 'vis-tete-disque', 'vis-terrasse'],
    bien: [
      texte(
        'Elle mord tout de suite et file droit, sans avant-trou dans le résineux.',
        'Bites straight away and runs true, no pilot hole needed in softwood.',
        'Agarra enseguida y entra recta, sin taladro previo en madera blanda.',
      ),
      texte(
        'L’empreinte tient : sur une boîte entière, je n’ai pas foiré trois têtes.',
        'The recess holds up: not three stripped heads in a whole box.',
        'La huella aguanta: en una caja entera no he pasado ni tres cabezas.',
      ),
      texte(
        'Filets réguliers, aucune vis tordue, la boîte contient bien le compte.',
        'Even threads, no bent ones, and the box holds the right count.',
        'Rosca regular, ningún tornillo torcido y la caja trae lo que dice.',
      ),
      texte(
        'Le revêtement n’a pas bougé après un hiver dehors.',
        'The coating has not moved after a winter outdoors.',
        'El recubrimiento sigue intacto tras un invierno a la intemperie.',
      ),
      texte(
        'Deux ans que je ne prends plus que celles-là.',
        'I have bought nothing else for two years.',
        'Llevo dos años sin comprar otros.',
      ),
    ],
    moyen: [
      texte(
        'Correcte dans le tendre, mais elle force dès qu’on passe au bois dur.',
        'Fine in softwood, but it labours as soon as you get into hardwood.',
        'Correcto en madera blanda, pero le cuesta en cuanto es dura.',
      ),
      texte(
        'Bonne vis, carton fragile : la moitié s’est retrouvée au fond du fourgon.',
        'Good screw, weak box: half of them ended up on the van floor.',
        'Buen tornillo, caja floja: la mitad acabó en el suelo de la furgoneta.',
      ),
    ],
    mal: [
      texte(
        'Plusieurs têtes cassées à la visseuse, réglage de couple pourtant au plus bas.',
        'Several heads snapped off with the driver at its lowest torque.',
        'Varias cabezas partidas con la atornilladora al par más bajo.',
      ),
      texte(
        'Sur cette livraison, une vis sur dix n’avait pas de pointe.',
        'In this delivery one in ten had no point.',
        'En esta entrega, uno de cada diez venía sin punta.',
      ),
    ],
  },
  {
    genres: [
      'vis-tete-ronde',
      'vis-trompette',
      'vis-autoforeuse',
      'vis-beton',
      'seau-de-vis',
      'tirefond',
    ],
    bien: [
      texte(
        'L’embout ne ripe pas, même au bout de la perche.',
        'The bit does not slip, even at arm’s length.',
        'La punta no resbala, ni siquiera con el brazo estirado.',
      ),
      texte(
        'Régulières d’une boîte à l’autre, je ne compte plus les vides.',
        'The same from box to box, I have stopped counting the empties.',
        'Iguales de una caja a otra, ya no cuento las vacías.',
      ),
      texte(
        'Filet franc, serrage net, tête qui plaque bien.',
        'Sharp thread, positive tightening, the head seats flat.',
        'Rosca viva, apriete neto, la cabeza asienta bien.',
      ),
      texte(
        'Essayées sur un chantier, adoptées pour tous les autres.',
        'Tried on one job, adopted for all the others.',
        'Probados en una obra, adoptados para todas las demás.',
      ),
    ],
    moyen: [
      texte(
        'Bonne vis, mais l’embout fourni est à oublier.',
        'Good screw, forget the bit that comes with it.',
        'Buen tornillo, la punta que trae es para olvidar.',
      ),
    ],
    mal: [
      texte(
        'Empreintes mal formées, l’embout saute une fois sur trois.',
        'Badly formed recess, the bit cams out one time in three.',
        'Huella mal formada, la punta salta una de cada tres veces.',
      ),
    ],
  },
  {
    genres: [
      'cheville-nylon',
      'cheville-a-frapper',
      'cheville-autoforeuse',
      'cheville-metallique-expansion',
      'goujon-ancrage',
    ],
    bien: [
      texte(
        'Elle ne tourne pas dans le trou, même quand le support est médiocre.',
        'It does not spin in the hole, even in a poor wall.',
        'No gira en el agujero, ni siquiera en un soporte malo.',
      ),
      texte(
        'Pose rapide, tenue franche : on sent le serrage.',
        'Quick to fit, firm hold: you feel it tighten.',
        'Se coloca rápido y sujeta de verdad: se nota el apriete.',
      ),
      texte(
        'Posée sur une trentaine de chantiers, pas un retour.',
        'Used on some thirty jobs, not one call-back.',
        'Puesto en unas treinta obras, ni una reclamación.',
      ),
      texte(
        'Les diamètres sont justes : foret à la cote et ça rentre au marteau, sans forcer.',
        'Sized right: drill to the marked diameter and it goes in with a tap.',
        'Medidas exactas: con la broca indicada entra de un golpe suave.',
      ),
    ],
    moyen: [
      texte(
        'Bien dans le plein, plus juste dès que le support fatigue.',
        'Good in solid material, marginal once the wall is tired.',
        'Bien en macizo, más justa cuando el soporte está cansado.',
      ),
    ],
    mal: [
      texte(
        'Un quart du lot tourne dans le trou, jeté.',
        'A quarter of the batch spins in the hole, thrown away.',
        'Una cuarta parte del lote gira en el agujero, a la basura.',
      ),
    ],
  },
  {
    genres: ['clous-en-bande', 'clous-de-finition', 'agrafe'],
    bien: [
      texte(
        'Aucun bourrage depuis que je suis passé à celles-ci.',
        'Not a single jam since I moved to these.',
        'Ni un atasco desde que uso estos.',
      ),
      texte(
        'Acier qui ne plie pas, pénétration régulière.',
        'The steel does not bend and they drive evenly.',
        'Acero que no se dobla, entran todos por igual.',
      ),
      texte(
        'Bien calibrés, la boîte se finit sans déchet.',
        'Well sized: the box runs out with no waste.',
        'Bien calibrados, la caja se acaba sin desperdicio.',
      ),
    ],
    moyen: [
      texte(
        'Bon produit, mais les paquets arrivent parfois ouverts.',
        'Good product, but packs sometimes arrive open.',
        'Buen producto, pero los paquetes llegan a veces abiertos.',
      ),
    ],
    mal: [
      texte(
        'Lot mal calibré, ça bourre toutes les dix minutes.',
        'Badly sized batch, jams every ten minutes.',
        'Lote mal calibrado, se atasca cada diez minutos.',
      ),
    ],
  },
  {
    genres: [
      'boulon-hexagonal',
      'boulon-collet-carre',
      'ecrou',
      'ecrou-frein',
      'tige-filetee',
      'vis-chc',
    ],
    bien: [
      texte(
        'Filetage propre, ça monte à la main jusqu’au bout.',
        'Clean thread, spins on by hand all the way.',
        'Rosca limpia, entra a mano hasta el final.',
      ),
      texte(
        'Marquage de classe lisible, c’est ce que demande le bureau de contrôle.',
        'Readable grade marking, which is what the inspector asks for.',
        'Marcado de clase legible, que es lo que pide el control técnico.',
      ),
      texte(
        'Galvanisation régulière, sans surépaisseur dans le filet.',
        'Even plating, no build-up in the thread.',
        'Galvanizado uniforme, sin exceso en la rosca.',
      ),
    ],
    moyen: [
      texte(
        'Rien à dire sur la pièce, l’étiquette du sachet s’efface trop vite.',
        'Nothing wrong with the part, the bag label fades too quickly.',
        'La pieza bien, pero la etiqueta de la bolsa se borra enseguida.',
      ),
    ],
    mal: [
      texte(
        'Filets écrasés sur une partie du sachet, à reprendre à la filière.',
        'Crushed threads in part of the bag, had to run a die over them.',
        'Roscas aplastadas en parte de la bolsa, hubo que repasarlas.',
      ),
    ],
  },
  {
    genres: ['equerre-charpente', 'sabot-charpente', 'pied-de-poteau'],
    bien: [
      texte(
        'Tôle droite, perçages bien placés, les fixations tombent où il faut.',
        'Straight plate, holes where they should be, fixings land right.',
        'Chapa recta, agujeros bien puestos, las fijaciones caen en su sitio.',
      ),
      texte(
        'La valeur de calcul est fournie : le bureau d’études n’a rien redemandé.',
        'Design values come with it: the engineer asked for nothing more.',
        'Trae los valores de cálculo: el ingeniero no pidió nada más.',
      ),
      texte(
        'Pas de bavure, on ne se coupe pas en les sortant du carton.',
        'No burrs, you do not cut yourself unpacking them.',
        'Sin rebabas, no te cortas al sacarlas de la caja.',
      ),
    ],
    moyen: [
      texte(
        'Bonne tenue, mais la galvanisation laisse parfois un picot à meuler.',
        'Holds well, though the galvanising sometimes leaves a spike to grind.',
        'Aguanta bien, aunque el galvanizado deja a veces un pico que limar.',
      ),
    ],
    mal: [
      texte(
        'Deux pièces vrillées dans le lot, inutilisables en apparent.',
        'Two twisted pieces in the batch, useless where they show.',
        'Dos piezas torcidas en el lote, no sirven si quedan a la vista.',
      ),
    ],
  },
];
