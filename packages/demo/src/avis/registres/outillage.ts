import { texte } from '../../catalogue/modele.ts';
import type { Registre } from '../registre.ts';

export const OUTILLAGE: readonly Registre[] = [
  {
    genres: [
      'perceuse',
      'perceuse-visseuse',
      'visseuse-a-chocs',
      'visseuse-plaque',
      'boulonneuse',
      'perforateur',
      'burineur',
      'meuleuse',
      'scie-circulaire',
      'scie-plongeante',
      'scie-sabre',
      'scie-sauteuse',
      'ponceuse-bande',
      'ponceuse-excentrique',
      'ponceuse-girafe',
      'rabot-electrique',
      'defonceuse',
      'outil-multifonction',
      'cloueur',
      'agrafeuse',
    ],
    bien: [
      texte(
        'Machine bien équilibrée, qui ne fatigue pas le poignet en fin de journée.',
        'Well balanced, easy on the wrist at the end of the day.',
        'Equilibrada, no cansa la muñeca al final del día.',
      ),
      texte(
        'Puissance au rendez-vous et peu de vibrations.',
        'All the power you need and little vibration.',
        'Potencia de sobra y pocas vibraciones.',
      ),
      texte(
        'Elle en voit de dures dans le fourgon et démarre chaque matin.',
        'It has a hard life in the van and starts every morning.',
        'Lleva mala vida en la furgoneta y arranca cada mañana.',
      ),
      texte(
        'Réglages précis, qui ne bougent pas en travaillant.',
        'Precise settings that stay put while you work.',
        'Ajustes precisos que no se mueven al trabajar.',
      ),
      texte(
        'Un an d’usage quotidien et aucun jeu.',
        'A year of daily use and no play at all.',
        'Un año de uso diario y sin holguras.',
      ),
    ],
    moyen: [
      texte(
        'Bonne machine, mais il manque un rangement pour les accessoires.',
        'Good machine, but nowhere to keep the accessories.',
        'Buena máquina, pero falta sitio para los accesorios.',
      ),
      texte(
        'Efficace, un peu lourde pour travailler bras levés.',
        'Effective, a bit heavy for overhead work.',
        'Eficaz, algo pesada para trabajar con los brazos en alto.',
      ),
    ],
    mal: [
      texte(
        'Interrupteur en panne au bout de deux mois, trois semaines de SAV.',
        'Switch failed after two months, three weeks in repair.',
        'El interruptor falló a los dos meses, tres semanas en el taller.',
      ),
    ],
  },
  {
    genres: [
      'laser-lignes',
      'laser-rotatif',
      'telemetre',
      'metre-ruban',
      'mesure-longue',
      'niveau',
    ],
    bien: [
      texte(
        'Juste à la sortie du carton, vérifié contre mon ancien.',
        'Accurate out of the box, checked against my old one.',
        'Preciso nada más sacarlo, comprobado con el que tenía.',
      ),
      texte('Se lit bien en plein jour.', 'Easy to read in daylight.', 'Se lee bien a plena luz.'),
      texte(
        'Costaud : un an de fourgon et toujours juste.',
        'Tough: a year in the van and still true.',
        'Resistente: un año en la furgoneta y sigue exacto.',
      ),
    ],
    moyen: [
      texte(
        'Précis, mais l’emballage ne le protège pas assez.',
        'Accurate, but the packing does not protect it enough.',
        'Preciso, pero el embalaje no lo protege bastante.',
      ),
    ],
    mal: [
      texte(
        'Faux dès le départ, échangé sans discussion mais une journée perdue.',
        'Out from the start; exchanged without fuss, but a day lost.',
        'Desviado desde el principio; lo cambiaron sin problema, pero perdí un día.',
      ),
    ],
  },
  {
    genres: [
      'foret-hss',
      'foret-sds-plus',
      'foret-sds-max',
      'foret-bois-trois-pointes',
      'coffret-forets',
      'meche-plate',
      'meche-forstner',
      'meche-charpente',
      'scie-cloche',
      'trepan-diamant',
    ],
    bien: [
      texte(
        'Centre bien et garde son coupant.',
        'Starts on the mark and keeps its edge.',
        'Centra bien y mantiene el filo.',
      ),
      texte(
        'Le trou est propre en sortie, sans brûler.',
        'Clean exit hole, no burning.',
        'El agujero sale limpio, sin quemar.',
      ),
      texte(
        'Une centaine de trous avec le même et il perce encore.',
        'About a hundred holes with the same one and still drilling.',
        'Unos cien agujeros con la misma y sigue taladrando.',
      ),
    ],
    moyen: [
      texte(
        'Bien au début, le coupant tient moins que je l’espérais.',
        'Good at first, the edge lasts less than I hoped.',
        'Bien al principio, el filo dura menos de lo esperado.',
      ),
    ],
    mal: [
      texte(
        'Pointe partie au dixième trou, sur un support pourtant courant.',
        'Tip gone at the tenth hole, in quite ordinary material.',
        'La punta se fue al décimo agujero, en un material corriente.',
      ),
    ],
  },
  {
    genres: [
      'disque-a-tronconner',
      'disque-a-ebarber',
      'disque-a-lamelles',
      'disque-diamant',
      'disque-diamant-continu',
      'lame-circulaire',
      'lame-sabre',
      'lame-sauteuse',
    ],
    bien: [
      texte(
        'Coupe droit et vite, sans échauffer.',
        'Cuts straight and fast, without heating up.',
        'Corta recto y rápido, sin calentarse.',
      ),
      texte(
        'Dure nettement plus que le premier prix que j’avais avant.',
        'Lasts far longer than the budget one I had before.',
        'Dura mucho más que el barato que usaba antes.',
      ),
      texte(
        'Pas de voile, la machine ne vibre pas.',
        'Runs true, the machine does not shake.',
        'Sin alabeo, la máquina no vibra.',
      ),
    ],
    moyen: [
      texte(
        'Bonne coupe, usure un peu rapide.',
        'Good cut, wears a little fast.',
        'Buen corte, se gasta algo rápido.',
      ),
    ],
    mal: [
      texte(
        'Abîmé dès la première coupe, je ne reprendrai pas.',
        'Damaged on the first cut, I will not buy it again.',
        'Dañado en el primer corte, no repetiré.',
      ),
    ],
  },
  {
    genres: ['disque-abrasif', 'bande-abrasive', 'rouleau-abrasif'],
    bien: [
      texte(
        'Ne s’encrasse pas, même sur une vieille peinture.',
        'Does not clog, even on old paint.',
        'No se embaza, ni siquiera con pintura vieja.',
      ),
      texte(
        'Le grain est régulier, aucune rayure à reprendre.',
        'Even grit, no scratches to go over again.',
        'Grano regular, sin rayas que repasar.',
      ),
      texte(
        'Support résistant, il ne se déchire pas sur les arêtes.',
        'Strong backing, does not tear on edges.',
        'Soporte resistente, no se rompe en los cantos.',
      ),
    ],
    moyen: [
      texte(
        'Correct en finition, s’use vite en dégrossissage.',
        'Fine for finishing, wears fast when roughing.',
        'Correcto para acabar, se gasta pronto al desbastar.',
      ),
    ],
    mal: [
      texte(
        'Se décolle à chaud, plusieurs perdus dans l’après-midi.',
        'Comes apart when warm, lost several in an afternoon.',
        'Se despega con el calor, perdí varios en una tarde.',
      ),
    ],
  },
  {
    genres: [
      'marteau-menuisier',
      'marteau-coffreur',
      'maillet',
      'massette',
      'masse',
      'tournevis',
      'tournevis-isole',
      'jeu-tournevis',
      'pince-universelle',
      'pince-coupante',
      'pince-multiprise',
      'pince-etau',
      'pince-isolee',
      'pince-denuder',
      'pince-sertir',
      'cle-mixte',
      'cle-molette',
      'cle-cliquet',
      'coffret-douilles',
      'ciseau-a-bois',
      'rabot-main',
      'scie-egoine',
      'scie-japonaise',
      'cutter',
      'serre-joint',
      'serre-joint-une-main',
      'truelle',
      'couteau-enduire',
      'platoir',
    ],
    bien: [
      texte(
        'Bonne prise en main, même avec des gants.',
        'Good grip, even with gloves on.',
        'Buen agarre, incluso con guantes.',
      ),
      texte(
        'Acier sérieux : rien d’ébréché après une saison.',
        'Serious steel: nothing chipped after a season.',
        'Acero serio: nada mellado tras una temporada.',
      ),
      texte(
        'Acheté un pour essayer, j’ai équipé toute l’équipe.',
        'Bought one to try, then kitted out the whole crew.',
        'Compré uno para probar y equipé a toda la cuadrilla.',
      ),
      texte(
        'Du vrai outil, on sent la différence avec la grande surface.',
        'A proper tool, you feel the difference from DIY stores.',
        'Herramienta de verdad, se nota frente a la de bricolaje.',
      ),
    ],
    moyen: [
      texte(
        'Correct pour le prix, la finition pourrait être meilleure.',
        'Fair for the price, the finish could be better.',
        'Correcto por el precio, el acabado podría ser mejor.',
      ),
    ],
    mal: [
      texte(
        'A pris du jeu dès la première semaine.',
        'Came loose in the first week.',
        'Cogió holgura la primera semana.',
      ),
    ],
  },
];
