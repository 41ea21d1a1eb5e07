import { texte } from '../../catalogue/modele.ts';
import type { Registre } from '../registre.ts';

export const PROTECTION: readonly Registre[] = [
  {
    genres: ['gant-enduit', 'gant-anticoupure', 'gant-cuir', 'gant-soudeur'],
    bien: [
      texte(
        'On garde la sensibilité, les gars les mettent vraiment.',
        'You keep your feel, so the crew actually wears them.',
        'Se conserva el tacto, así que la gente se los pone.',
      ),
      texte(
        'Tiennent la semaine, là où les anciens duraient deux jours.',
        'They last the week, the old ones lasted two days.',
        'Duran la semana, los de antes dos días.',
      ),
      texte(
        'La taille correspond, c’est important quand on équipe dix personnes.',
        'Sizes run true, which matters when you kit out ten people.',
        'La talla corresponde, importante cuando se equipa a diez personas.',
      ),
    ],
    moyen: [
      texte(
        'Confortables, mais chauds dès qu’il fait beau.',
        'Comfortable, but hot as soon as the sun is out.',
        'Cómodos, pero dan calor en cuanto hace bueno.',
      ),
    ],
    mal: [
      texte(
        'Couture du pouce ouverte au bout de trois jours.',
        'Thumb seam open after three days.',
        'La costura del pulgar se abrió a los tres días.',
      ),
    ],
  },
  {
    genres: ['chaussure-basse', 'chaussure-haute', 'botte-securite'],
    bien: [
      texte(
        'Confortables dès le premier jour, pas d’ampoule.',
        'Comfortable from day one, no blisters.',
        'Cómodas desde el primer día, sin ampollas.',
      ),
      texte(
        'La semelle accroche sur le mouillé, on se sent tenu.',
        'The sole grips on wet ground, you feel secure.',
        'La suela agarra en mojado, da seguridad.',
      ),
      texte(
        'Un an de chantier et les coutures tiennent toujours.',
        'A year on site and the seams still hold.',
        'Un año de obra y las costuras aguantan.',
      ),
    ],
    moyen: [
      texte(
        'Bonnes chaussures, taillent petit : prendre une pointure au-dessus.',
        'Good shoes, they run small: take a size up.',
        'Buen calzado, talla pequeña: conviene un número más.',
      ),
    ],
    mal: [
      texte(
        'Semelle décollée à quatre mois, la garantie a joué mais il a fallu insister.',
        'Sole came away at four months; honoured under warranty, after some insisting.',
        'La suela se despegó a los cuatro meses; respondió la garantía, tras insistir.',
      ),
    ],
  },
  {
    genres: [
      'casque-chantier',
      'casque-hauteur',
      'casque-antibruit',
      'casquette-antiheurt',
      'lunettes-protection',
      'lunettes-masque',
      'masque-coque',
      'masque-pliable',
      'demi-masque',
      'harnais',
    ],
    bien: [
      texte(
        'Léger, bien réglable, on l’oublie.',
        'Light, adjusts well, you forget it is there.',
        'Ligero, se ajusta bien, te olvidas de que lo llevas.',
      ),
      texte(
        'Marquage et notice en règle, le coordinateur n’a rien eu à dire.',
        'Marking and leaflet in order, the safety officer had nothing to say.',
        'Marcado y manual en regla, el coordinador no puso pegas.',
      ),
      texte(
        'Se porte toute la journée sans marque ni gêne.',
        'Can be worn all day without marks or discomfort.',
        'Se lleva todo el día sin marcas ni molestias.',
      ),
    ],
    moyen: [
      texte(
        'Protège bien, mais les réglages se desserrent à la longue.',
        'Protects well, but the settings work loose in time.',
        'Protege bien, pero los ajustes se aflojan con el tiempo.',
      ),
    ],
    mal: [
      texte(
        'Un exemplaire cassé dès la première semaine.',
        'One of them broke in the first week.',
        'Uno se rompió la primera semana.',
      ),
    ],
  },
  {
    genres: [
      'pantalon-travail',
      'pantalon-peintre',
      'pantalon-haute-visibilite',
      'jean-travail',
      'bermuda-travail',
      'largeot',
      'veste-travail',
      'veste-pluie',
      'parka',
      'softshell',
      'polaire',
      'polo',
      't-shirt',
      'sweat-col-rond',
      'sweat-capuche',
      'gilet-haute-visibilite',
      'combinaison',
      'cotte-bretelles',
    ],
    bien: [
      texte(
        'Coupe qui laisse bouger, à genoux comme sur l’échelle.',
        'A cut that lets you move, kneeling or on a ladder.',
        'Un corte que deja moverse, de rodillas o en la escalera.',
      ),
      texte(
        'Trente lavages et la couleur n’a pas bougé.',
        'Thirty washes and the colour has not moved.',
        'Treinta lavados y el color sigue igual.',
      ),
      texte(
        'Tissu solide, coutures doublées où ça tire.',
        'Strong cloth, double seams where it pulls.',
        'Tejido fuerte, costuras dobles donde tira.',
      ),
      texte(
        'L’équipe a choisi ce modèle après essai, on a brodé le logo dessus.',
        'The crew chose this one after a trial, we had the logo put on.',
        'La cuadrilla eligió este tras probarlo, le pusimos el logo.',
      ),
    ],
    moyen: [
      texte(
        'Bonne qualité, rétrécit un peu au premier lavage.',
        'Good quality, shrinks a little in the first wash.',
        'Buena calidad, encoge algo en el primer lavado.',
      ),
    ],
    mal: [
      texte(
        'Une couture a lâché en un mois, dommage car la coupe est bonne.',
        'A seam gave way within a month, a pity as the cut is good.',
        'Una costura cedió en un mes, lástima porque el corte es bueno.',
      ),
    ],
  },
  {
    genres: [
      'echelle-simple',
      'echelle-coulissante',
      'echelle-transformable',
      'escabeau',
      'escabeau-isolant',
      'marchepied',
      'plateforme-individuelle',
      'echafaudage-roulant',
      'treteau',
    ],
    bien: [
      texte(
        'Stable, rien ne bouge une fois en place.',
        'Stable, nothing moves once it is set up.',
        'Estable, no se mueve nada una vez montado.',
      ),
      texte(
        'Se plie vite et rentre dans le fourgon.',
        'Folds quickly and fits in the van.',
        'Se pliega rápido y cabe en la furgoneta.',
      ),
      texte(
        'Solide sans être trop lourd, une personne suffit.',
        'Strong without being too heavy, one person is enough.',
        'Fuerte sin pesar demasiado, basta una persona.',
      ),
    ],
    moyen: [
      texte(
        'Bien, mais les embouts sont à surveiller sur carrelage.',
        'Good, but keep an eye on the feet on tiles.',
        'Bien, pero hay que vigilar los tacos sobre baldosa.',
      ),
    ],
    mal: [
      texte(
        'Arrivé avec un montant marqué par le transport, refusé.',
        'Arrived with a stile dented in transit, refused.',
        'Llegó con un larguero golpeado por el transporte, rechazado.',
      ),
    ],
  },
  {
    genres: ['diable', 'chariot-plateau', 'transpalette', 'brouette'],
    bien: [
      texte(
        'Encaisse la charge annoncée, vérifié.',
        'Takes the stated load, we checked.',
        'Aguanta la carga indicada, comprobado.',
      ),
      texte(
        'Roule droit, même chargé, et passe les seuils.',
        'Runs straight, even loaded, and takes thresholds.',
        'Rueda recto, incluso cargado, y pasa los umbrales.',
      ),
      texte(
        'Bien équilibré : on ne force pas du dos.',
        'Well balanced: no strain on the back.',
        'Bien equilibrado: no se fuerza la espalda.',
      ),
    ],
    moyen: [
      texte(
        'Pratique, la peinture s’écaille là où ça frotte.',
        'Handy, the paint chips where it rubs.',
        'Práctico, la pintura salta donde roza.',
      ),
    ],
    mal: [
      texte(
        'Une soudure a cédé, échangé mais je reste méfiant.',
        'A weld gave way; exchanged, but I remain wary.',
        'Cedió una soldadura; lo cambiaron, pero desconfío.',
      ),
    ],
  },
  {
    genres: ['rayonnage', 'rayonnage-leger', 'bac-bec', 'bac-gerbable', 'coffret-empilable'],
    bien: [
      texte(
        'L’atelier est rangé, et ça se voit sur le temps passé à chercher.',
        'The workshop is tidy, and it shows in the time spent looking.',
        'El taller está ordenado, y se nota en el tiempo que se pierde buscando.',
      ),
      texte(
        'Encaisse la charge annoncée sans se déformer.',
        'Takes the stated load without bending.',
        'Aguanta la carga indicada sin deformarse.',
      ),
      texte(
        'On en rachète au fil des années, tout s’assemble encore.',
        'We add some over the years and it all still fits together.',
        'Vamos comprando más con los años y todo sigue encajando.',
      ),
    ],
    moyen: [
      texte(
        'Pratique, mais prévoir les étiquettes à part.',
        'Handy, but labels have to be bought separately.',
        'Práctico, pero las etiquetas van aparte.',
      ),
    ],
    mal: [
      texte(
        'Un angle fendu à l’arrivée, emballage trop léger.',
        'A corner split on arrival, packing too light.',
        'Una esquina rajada al llegar, embalaje demasiado ligero.',
      ),
    ],
  },
];
