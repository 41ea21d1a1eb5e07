import { texte } from '../../catalogue/modele.ts';
import type { Registre } from '../registre.ts';

export const QUINCAILLERIE: readonly Registre[] = [
  {
    genres: ['charniere-grand-angle', 'charniere-invisible', 'relevant'],
    bien: [
      texte(
        'Réglage fin sur les trois axes, les façades s’alignent en deux minutes.',
        'Fine adjustment on three axes, fronts line up in two minutes.',
        'Ajuste fino en los tres ejes, los frentes se alinean en dos minutos.',
      ),
      texte(
        'Fermeture douce et silencieuse, même avec une porte lourde.',
        'Soft, silent closing, even with a heavy door.',
        'Cierre suave y silencioso, incluso con una puerta pesada.',
      ),
      texte(
        'Posée sur une cuisine de vingt portes, aucune reprise un an après.',
        'Fitted on a twenty-door kitchen, not one adjustment a year later.',
        'Montada en una cocina de veinte puertas, sin retocar un año después.',
      ),
      texte(
        'Le gabarit de perçage correspond, pas de surprise à l’atelier.',
        'The drilling pattern matches, no surprise in the workshop.',
        'La plantilla de taladro coincide, sin sorpresas en el taller.',
      ),
    ],
    moyen: [
      texte(
        'Fonctionne bien, mais la notice ne donne pas toutes les cotes.',
        'Works well, but the leaflet does not give every dimension.',
        'Funciona bien, pero las instrucciones no dan todas las medidas.',
      ),
    ],
    mal: [
      texte(
        'L’amortisseur a lâché en trois mois sur deux portes.',
        'The damper gave up within three months on two doors.',
        'El amortiguador falló a los tres meses en dos puertas.',
      ),
    ],
  },
  {
    genres: ['coulisse-a-billes', 'coulisse-a-galets', 'coulisse-invisible', 'kit-de-tiroir'],
    bien: [
      texte(
        'Ça coule sans jeu, tiroir plein compris.',
        'Runs without play, full drawer included.',
        'Desliza sin holgura, incluso con el cajón lleno.',
      ),
      texte(
        'Sortie totale réelle, on va chercher au fond sans se baisser.',
        'True full extension, you reach the back without bending.',
        'Extracción total de verdad, se llega al fondo sin agacharse.',
      ),
      texte(
        'Montage rapide, le déclipsage sous le tiroir est pratique au réglage.',
        'Quick to fit, and the release under the drawer helps when adjusting.',
        'Montaje rápido, y el desenganche bajo el cajón ayuda al ajustar.',
      ),
    ],
    moyen: [
      texte(
        'Bonne coulisse, mais les deux côtés ne sont pas repérés.',
        'Good runner, but left and right are not marked.',
        'Buena guía, pero no vienen marcados los lados.',
      ),
    ],
    mal: [
      texte(
        'Une paire sur quatre grince dès la pose, renvoyée.',
        'One pair in four squeaks from day one, sent back.',
        'Un par de cada cuatro chirría desde el montaje, devuelto.',
      ),
    ],
  },
  {
    genres: [
      'poignee-de-meuble',
      'poignee-coquille',
      'bouton-de-meuble',
      'bequille-sur-plaque',
      'bequille-sur-rosace',
      'poignee-de-tirage',
    ],
    bien: [
      texte(
        'Finition propre, la teinte est la même d’un carton à l’autre.',
        'Clean finish, same shade from one box to the next.',
        'Buen acabado, el mismo tono de una caja a otra.',
      ),
      texte(
        'Le client l’a gardée en main dix secondes et l’a choisie.',
        'The customer held it for ten seconds and chose it.',
        'El cliente la tuvo diez segundos en la mano y la eligió.',
      ),
      texte(
        'Vis fournies à la bonne longueur, c’est assez rare pour le dire.',
        'Screws supplied in the right length, rare enough to mention.',
        'Los tornillos vienen de la longitud justa, que no es habitual.',
      ),
    ],
    moyen: [
      texte(
        'Belle mais elle marque les doigts.',
        'Looks good but shows fingerprints.',
        'Bonita, pero se marcan los dedos.',
      ),
    ],
    mal: [
      texte(
        'La finition s’est écaillée en six mois dans une salle de bains.',
        'The finish flaked within six months in a bathroom.',
        'El acabado se desconchó a los seis meses en un baño.',
      ),
    ],
  },
  {
    genres: [
      'serrure-a-larder',
      'serrure-en-applique',
      'serrure-multipoints',
      'cylindre',
      'cylindre-a-bouton',
      'demi-cylindre',
      'verrou',
    ],
    bien: [
      texte(
        'Mécanisme franc, la clé ne force pas.',
        'Positive action, the key turns freely.',
        'Mecanismo firme, la llave gira sin forzar.',
      ),
      texte(
        'Remplacement cote pour cote, posée en vingt minutes.',
        'Like-for-like replacement, fitted in twenty minutes.',
        'Sustitución medida por medida, puesta en veinte minutos.',
      ),
      texte(
        'Trois ans sur une porte d’immeuble, pas un réglage.',
        'Three years on a block entrance, no adjustment.',
        'Tres años en el portal de un edificio, sin un ajuste.',
      ),
    ],
    moyen: [
      texte(
        'Solide, mais livrée avec trop peu de clés pour une copropriété.',
        'Solid, but comes with too few keys for a block of flats.',
        'Sólida, pero trae pocas llaves para una comunidad.',
      ),
    ],
    mal: [
      texte(
        'Point dur dès la pose, échangée au comptoir.',
        'Stiff from day one, exchanged at the counter.',
        'Va dura desde el primer día, cambiada en el mostrador.',
      ),
    ],
  },
  {
    genres: ['ferme-porte', 'ferme-porte-a-glissiere', 'barre-antipanique'],
    bien: [
      texte(
        'Le gabarit fourni est juste, percé et posé sans y revenir.',
        'The template is accurate: drilled, fitted, done.',
        'La plantilla es exacta: taladrar, montar y listo.',
      ),
      texte(
        'Encaisse le passage d’une école toute la journée.',
        'Takes a school’s traffic all day long.',
        'Aguanta el paso de un colegio todo el día.',
      ),
      texte(
        'Réglages accessibles sans tout démonter.',
        'Adjustments can be reached without taking it apart.',
        'Los ajustes se alcanzan sin desmontar nada.',
      ),
    ],
    moyen: [
      texte(
        'Fait le travail, la notice mériterait un vrai schéma.',
        'Does the job, the leaflet deserves a proper drawing.',
        'Cumple, pero las instrucciones merecen un buen esquema.',
      ),
    ],
    mal: [
      texte(
        'A pris du jeu en quelques semaines sur une porte lourde.',
        'Developed play within weeks on a heavy door.',
        'Cogió holgura en pocas semanas en una puerta pesada.',
      ),
    ],
  },
  {
    genres: [
      'panneau-agglomere',
      'panneau-compact',
      'panneau-lamelle-colle',
      'panneau-mdf',
      'panneau-melamine',
      'panneau-osb',
      'contreplaque',
      'contreplaque-filme',
      'plan-de-travail',
      'plan-de-travail-bois',
      'tablette',
    ],
    bien: [
      texte(
        'Plan, sec, sans cintre : on débite tout de suite.',
        'Flat, dry, no bow: straight onto the saw.',
        'Plano, seco, sin alabeo: directo a cortar.',
      ),
      texte(
        'Coupe nette, peu d’éclats avec une lame fine.',
        'Clean cut, little breakout with a fine blade.',
        'Corte limpio, pocas astillas con una hoja fina.',
      ),
      texte(
        'Épaisseur constante d’une pièce à l’autre, les assemblages tombent juste.',
        'Same thickness from piece to piece, joints fit.',
        'Grosor constante de una pieza a otra, las uniones encajan.',
      ),
      texte(
        'Bien protégé à la livraison, les angles étaient intacts.',
        'Well protected in transit, corners untouched.',
        'Llegó bien protegido, con las esquinas intactas.',
      ),
    ],
    moyen: [
      texte(
        'Bonne matière, mais une face marquée par le cerclage.',
        'Good material, but one face marked by the strapping.',
        'Buen material, pero una cara marcada por el fleje.',
      ),
    ],
    mal: [
      texte(
        'Deux angles enfoncés à la livraison et pas de marge pour recouper.',
        'Two crushed corners on delivery and no spare to cut back.',
        'Dos esquinas aplastadas en la entrega y sin margen para recortar.',
      ),
    ],
  },
];
