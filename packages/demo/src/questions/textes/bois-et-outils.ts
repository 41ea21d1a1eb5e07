import { texte } from '../../catalogue/modele.ts';
import type { QuestionDemo } from '../question.ts';

export const BOIS_ET_OUTILS: readonly QuestionDemo[] = [
  {
    genres: ['vis-tete-fraisee', 'vis-terrasse'],
    question: texte(
      'Faut-il un avant-trou dans du chêne ?',
      'Does it need a pilot hole in oak?',
      '¿Hace falta taladro previo en roble?',
    ),
    reponse: texte(
      'Oui, dans le chêne et les bois exotiques : percez aux deux tiers du diamètre de la vis, sur toute sa longueur.',
      'Yes, in oak and tropical woods: drill two thirds of the screw diameter, over its full length.',
      'Sí, en roble y maderas tropicales: taladre a dos tercios del diámetro del tornillo, en toda su longitud.',
    ),
  },
  {
    genres: ['vis-tete-fraisee', 'vis-tete-disque'],
    question: texte(
      'Peut-on l’utiliser en extérieur sous abri ?',
      'Can it be used outdoors under cover?',
      '¿Se puede usar en el exterior bajo techo?',
    ),
    reponse: texte(
      'Sous abri ventilé, le zingage suffit. Exposé à la pluie, prenez la version inox A2, et A4 en bord de mer.',
      'Under ventilated cover, zinc plating is enough. In the rain take stainless A2, and A4 by the sea.',
      'Bajo techo ventilado basta el cincado. Expuesto a la lluvia, elija inoxidable A2, y A4 junto al mar.',
    ),
  },
  {
    genres: ['cheville-nylon', 'cheville-autoforeuse'],
    question: texte(
      'Quelle charge par point dans une plaque de plâtre ?',
      'What load per fixing in plasterboard?',
      '¿Qué carga por punto en placa de yeso?',
    ),
    reponse: texte(
      'Comptez 8 kg par point dans une plaque de 13 mm, en répartissant sur au moins deux points. Au-delà, reprenez-vous sur un montant.',
      'Allow 8 kg per fixing in a 13 mm board, spread over at least two. Beyond that, fix into a stud.',
      'Cuente 8 kg por punto en placa de 13 mm, repartidos al menos en dos. Por encima, fije a un montante.',
    ),
  },
  {
    genres: ['goujon-ancrage'],
    question: texte(
      'À quelle distance du bord peut-on l’ancrer ?',
      'How close to the edge can it be anchored?',
      '¿A qué distancia del borde se puede anclar?',
    ),
    reponse: texte(
      'La distance minimale dépend du diamètre : elle figure dans le tableau de la fiche technique, à respecter avec l’épaisseur du béton.',
      'The minimum distance depends on the diameter: it is in the table of the data sheet, to be kept together with the concrete thickness.',
      'La distancia mínima depende del diámetro: está en la tabla de la ficha técnica, junto con el espesor del hormigón.',
    ),
  },
  {
    genres: ['charniere-invisible', 'charniere-grand-angle'],
    question: texte(
      'Convient-elle à une porte de 22 mm ?',
      'Does it suit a 22 mm door?',
      '¿Sirve para una puerta de 22 mm?',
    ),
    reponse: texte(
      'Oui, jusqu’à 24 mm en gardant un jeu d’au moins 2 mm entre façades. Vérifiez l’entraxe de perçage du boîtier sur le plan joint.',
      'Yes, up to 24 mm if you keep at least 2 mm between fronts. Check the cup drilling distance on the enclosed drawing.',
      'Sí, hasta 24 mm dejando al menos 2 mm entre frentes. Compruebe la distancia de taladro de la cazoleta en el plano adjunto.',
    ),
  },
  {
    genres: ['coulisse-a-billes', 'coulisse-invisible'],
    question: texte(
      'Les deux côtés sont-ils dans le lot ?',
      'Are both sides included?',
      '¿Vienen los dos lados?',
    ),
    reponse: texte(
      'Oui, une unité de vente contient la paire, gauche et droite. Les vis sont à prendre à part.',
      'Yes, one unit of sale is the pair, left and right. Screws are sold separately.',
      'Sí, una unidad de venta es el par, izquierda y derecha. Los tornillos van aparte.',
    ),
  },
  {
    genres: ['cylindre', 'cylindre-a-bouton'],
    question: texte(
      'Peut-on commander plusieurs cylindres s’entrouvrant ?',
      'Can several cylinders be ordered keyed alike?',
      '¿Se pueden pedir varios bombillos con la misma llave?',
    ),
    reponse: texte(
      'Oui, par notre atelier de cylindres : indiquez les cotes intérieure et extérieure de chaque porte, comptez cinq jours ouvrés.',
      'Yes, through our cylinder workshop: give the inner and outer lengths for each door, and allow five working days.',
      'Sí, en nuestro taller de bombillos: indique las medidas interior y exterior de cada puerta; cuente cinco días laborables.',
    ),
  },
  {
    genres: ['ferme-porte'],
    question: texte(
      'Est-il utilisable sur une porte coupe-feu ?',
      'Can it be used on a fire door?',
      '¿Sirve para una puerta cortafuegos?',
    ),
    reponse: texte(
      'Oui s’il porte le marquage CE selon l’EN 1154 : le certificat est à joindre au dossier de la porte.',
      'Yes if it bears the CE mark to EN 1154: the certificate goes into the door’s file.',
      'Sí, si lleva el marcado CE según EN 1154: el certificado se adjunta al expediente de la puerta.',
    ),
  },
  {
    genres: ['panneau-mdf', 'panneau-melamine', 'contreplaque'],
    question: texte(
      'Pouvez-vous le livrer débité à la cote ?',
      'Can you deliver it cut to size?',
      '¿Lo pueden entregar cortado a medida?',
    ),
    reponse: texte(
      'Oui, par notre service de découpe : envoyez la liste de débit, tolérance de 1 mm, départ sous deux jours ouvrés.',
      'Yes, through our cutting service: send the cutting list, 1 mm tolerance, leaves within two working days.',
      'Sí, con nuestro servicio de corte: envíe la lista, tolerancia de 1 mm, sale en dos días laborables.',
    ),
  },
  {
    genres: ['plan-de-travail', 'plan-de-travail-bois'],
    question: texte(
      'La découpe pour l’évier est-elle possible ?',
      'Can the sink cut-out be made?',
      '¿Se puede hacer el hueco del fregadero?',
    ),
    reponse: texte(
      'Oui, sur gabarit ou sur la référence de l’évier. Le chant de la découpe est protégé à l’atelier.',
      'Yes, from a template or from the sink’s reference. The edge of the cut-out is sealed in the workshop.',
      'Sí, con plantilla o con la referencia del fregadero. El canto del hueco se protege en el taller.',
    ),
  },
  {
    genres: ['perceuse-visseuse', 'visseuse-a-chocs', 'meuleuse'],
    question: texte(
      'Les batteries de l’ancienne gamme sont-elles compatibles ?',
      'Are batteries of the older range compatible?',
      '¿Son compatibles las baterías de la gama anterior?',
    ),
    reponse: texte(
      'À tension égale et de la même marque, oui. Vérifiez simplement que le chargeur accepte les capacités au-dessus de 5 Ah.',
      'With the same voltage and brand, yes. Just check that the charger takes capacities above 5 Ah.',
      'A igual tensión y de la misma marca, sí. Compruebe que el cargador admite capacidades de más de 5 Ah.',
    ),
  },
  {
    genres: ['scie-circulaire', 'scie-plongeante'],
    question: texte(
      'Se branche-t-elle sur un aspirateur de chantier ?',
      'Can it be connected to a site vacuum?',
      '¿Se puede conectar a un aspirador de obra?',
    ),
    reponse: texte(
      'Oui, la sortie accepte un tuyau de 27 ou 36 mm avec la bague fournie.',
      'Yes, the outlet takes a 27 or 36 mm hose with the ring supplied.',
      'Sí, la salida admite manguera de 27 o 36 mm con el anillo incluido.',
    ),
  },
  {
    genres: ['disque-diamant', 'disque-a-tronconner'],
    question: texte(
      'Quelle machine faut-il pour ce diamètre ?',
      'What machine does this diameter need?',
      '¿Qué máquina hace falta para este diámetro?',
    ),
    reponse: texte(
      'Une meuleuse du même diamètre, dont la vitesse ne dépasse pas celle qui est gravée sur le disque.',
      'A grinder of the same diameter, whose speed does not exceed the one marked on the disc.',
      'Una amoladora del mismo diámetro cuya velocidad no supere la grabada en el disco.',
    ),
  },
  {
    genres: ['foret-sds-plus'],
    question: texte(
      'Résiste-t-il s’il rencontre un fer à béton ?',
      'Does it survive hitting rebar?',
      '¿Aguanta si encuentra un hierro de armado?',
    ),
    reponse: texte(
      'Les modèles à quatre taillants passent une armature par accident. Pour percer dedans régulièrement, il faut un foret spécial.',
      'Four-cutter models get through rebar by accident. To drill it regularly you need a special bit.',
      'Los modelos de cuatro filos pasan una armadura por accidente. Para taladrarla a menudo hace falta una broca especial.',
    ),
  },
];
