import type { ActualiteDemo } from '../actualite-demo.ts';

export const SECURITE: readonly ActualiteDemo[] = [
  {
    sujet: 'securite',
    jours: 43,
    genre: 'gant-enduit',
    noeuds: ['protection-mains', 'protection-yeux-visage'],
    fr: {
      titre: `Mains et yeux : la campagne d’automne`,
      chapeau: `Une blessure sur trois touche la main, une sur dix l’œil. Lire les chiffres d’un gant, choisir des lunettes qu’on garde.`,
      texte: `Le bon gant est celui qu’on ne retire pas. Apportez l’ancien au comptoir : nous trouvons le même niveau en plus souple.

## Lire un gant EN 388

| Position | Ce qu’elle dit | De |
| --- | --- | --- |
| 1 | abrasion | 0 à 4 |
| 2 | coupure au disque | 0 à 5 |
| 3 | déchirure | 0 à 4 |
| 4 | perforation | 0 à 4 |
| 5 | coupure droite | A à F |
| 6 | choc | P ou rien |

Pour la tôle et le verre, visez **D ou plus** à la cinquième position. Pour le vissage, mieux vaut un [gant](noeud:protection-mains) fin de niveau B qu’un épais qu’on retire à chaque vis. **Jamais de gants près d’une broche qui tourne.**

## Des lunettes qu’on garde

Un traitement antibuée, des branches plates sous le casque, une teinte pour dehors. Les [lunettes](noeud:protection-yeux-visage) correctrices de sécurité se commandent avec l’ordonnance : demandez le formulaire.

## Pendant la campagne

Un essai de trois paires de gants est offert par équipe, au comptoir, sur présentation de votre compte.`,
    },
    en: {
      titre: `Hands and eyes: the autumn campaign`,
      chapeau: `One injury in three hits the hand, one in ten the eye. Reading a glove’s figures, choosing glasses people keep on.`,
      texte: `The right glove is the one nobody takes off. Bring the old one to the counter: we find the same level, more supple.

## Reading an EN 388 glove

| Position | What it tells | From |
| --- | --- | --- |
| 1 | abrasion | 0 to 4 |
| 2 | blade cut | 0 to 5 |
| 3 | tear | 0 to 4 |
| 4 | puncture | 0 to 4 |
| 5 | straight cut | A to F |
| 6 | impact | P or nothing |

For sheet metal and glass look for **D or more** in fifth place. For driving screws a thin [glove](noeud:protection-mains) of level B beats a thick one taken off at every screw. **Never gloves near a turning spindle.**

## Glasses people keep on

Anti-fog, flat sides under the helmet, a tint for outdoors. Prescription [safety glasses](noeud:protection-yeux-visage) are ordered with the prescription: ask for the form.

## During the campaign

Three pairs of gloves to try, free for each team, at the counter, on showing your account.`,
    },
    es: {
      titre: `Manos y ojos: la campaña de otoño`,
      chapeau: `Una herida de cada tres es en la mano, una de cada diez en el ojo. Leer las cifras de un guante, elegir gafas que no se quitan.`,
      texte: `El guante bueno es el que no se quita. Traiga el viejo al mostrador: encontramos el mismo nivel, más flexible.

## Leer un guante EN 388

| Posición | Qué dice | De |
| --- | --- | --- |
| 1 | abrasión | 0 a 4 |
| 2 | corte por cuchilla | 0 a 5 |
| 3 | desgarro | 0 a 4 |
| 4 | perforación | 0 a 4 |
| 5 | corte recto | A a F |
| 6 | impacto | P o nada |

Para chapa y vidrio busque **D o más** en quinta posición. Para atornillar, mejor un [guante](noeud:protection-mains) fino de nivel B que uno grueso que se quita a cada tornillo. **Nunca guantes cerca de un eje que gira.**

## Gafas que no se quitan

Antivaho, patillas planas bajo el casco, un tinte para el exterior. Las [gafas](noeud:protection-yeux-visage) graduadas de seguridad se piden con la receta: solicite el formulario.

## Durante la campaña

Tres pares de guantes para probar, gratis por equipo, en el mostrador, mostrando su cuenta.`,
    },
  },
  {
    sujet: 'securite',
    jours: 402,
    genre: 'batterie',
    noeuds: ['batteries-chargeurs'],
    fr: {
      titre: `Batteries au lithium : charger, ranger, transporter sans risque`,
      chapeau: `Un incendie de fourgon commence souvent par une batterie tombée la veille. Cinq règles qui tiennent sur une étiquette.`,
      texte: `Une [batterie](noeud:batteries-chargeurs) d’outil contient l’énergie d’une petite bouteille de gaz. Elle est sûre tant qu’on la traite bien.

## Cinq règles

1. **Tombée, écrasée, gonflée, mouillée** : on ne la recharge plus. On l’isole dehors, bornes couvertes de ruban.
2. **Chargeur d’origine**, sur une surface qui ne brûle pas, jamais sous une bâche ni sur le siège.
3. **Pas de charge sous 5 °C** : laissez-la revenir à la température de l’atelier.
4. **Rangée à moitié pleine** si elle ne sert pas d’un mois.
5. **Bornes protégées** dans la caisse : une vis suffit à faire un court-circuit.

## Dans le fourgon

Une caisse rigide, calée, loin des aérosols et des bouteilles. En été, pas derrière la vitre : à 60 °C, une cellule vieillit d’un an en une semaine.

## La fin

Les usées vont dans les bacs des magasins, les abîmées de la main à la main : voir [la reprise](page:20).`,
    },
    en: {
      titre: `Lithium batteries: charging, storing and carrying them safely`,
      chapeau: `A van fire often begins with a battery dropped the day before. Five rules that fit on a label.`,
      texte: `A tool [battery](noeud:batteries-chargeurs) holds as much energy as a small gas bottle. It is safe as long as it is treated well.

## Five rules

1. **Dropped, crushed, swollen, wet**: no more charging. Put it outside, terminals taped.
2. **The original charger**, on something that does not burn, never under a sheet or on a seat.
3. **No charging below 5 °C**: let it come back to workshop temperature.
4. **Store it half full** if it is idle for a month.
5. **Cover the terminals** in the box: one screw is enough for a short circuit.

## In the van

A rigid box, wedged, away from aerosols and bottles. In summer not behind glass: at 60 °C a cell ages a year in a week.

## The end

Worn ones go into the bins at the stores, damaged ones from hand to hand: see [take-back](page:20).`,
    },
    es: {
      titre: `Baterías de litio: cargar, guardar y transportar sin riesgo`,
      chapeau: `Un incendio de furgoneta suele empezar con una batería que se cayó la víspera. Cinco reglas que caben en una etiqueta.`,
      texte: `Una [batería](noeud:batteries-chargeurs) de herramienta guarda la energía de una pequeña botella de gas. Es segura si se la trata bien.

## Cinco reglas

1. **Caída, aplastada, hinchada, mojada**: no se carga más. Se saca fuera, con los bornes tapados.
2. **Cargador original**, sobre algo que no arda, nunca bajo una lona ni en el asiento.
3. **Sin cargar por debajo de 5 °C**: deje que vuelva a la temperatura del taller.
4. **Guardada a media carga** si no se usa en un mes.
5. **Bornes protegidos** en la caja: un tornillo basta para un cortocircuito.

## En la furgoneta

Una caja rígida, calzada, lejos de aerosoles y botellas. En verano, no tras el cristal: a 60 °C una celda envejece un año en una semana.

## El final

Las gastadas van a los contenedores de las tiendas, las dañadas en mano: vea [la recogida](page:20).`,
    },
  },
];
