import type { ActualiteDemo } from '../actualite-demo.ts';

export const CONSEILS: readonly ActualiteDemo[] = [
  {
    sujet: 'conseils',
    jours: 6,
    genre: 'goujon-ancrage',
    noeuds: [
      'goujons-d-ancrage',
      'chevilles-corps-creux',
      'scellement-chimique-resine',
      'forets-beton',
    ],
    fr: {
      titre: `Choisir une cheville : le support d’abord, la charge ensuite`,
      chapeau: `Quatre questions suffisent pour écarter les mauvaises chevilles. Les voici, dans l’ordre où on se les pose au comptoir.`,
      texte: `Neuf chevilles arrachées sur dix ne l’ont pas été par la charge, mais par un support mal lu. Percez un trou d’essai avant de choisir : la poussière parle.

## 1. Dans quoi perce-t-on ?

| Poussière | Support | Famille |
| --- | --- | --- |
| grise et fine | béton plein | goujon, vis à béton, scellement |
| rouge, puis le foret avance seul | brique creuse | scellement avec tamis |
| blanche et farineuse | plaque de plâtre | cheville métallique à expansion |
| beige, qui colle | béton cellulaire | cheville spéciale ou scellement |

## 2. Quelle charge, dans quel sens ?

Un meuble haut tire vers le bas **et** vers vous. Comptez trois fois le poids statique pour ce qu’on ouvre, ce qui vibre ou ce à quoi on se pend. Pour un garde-corps, une charpente ou un antichute, il faut une cheville à évaluation technique européenne et la note de calcul qui va avec.

## 3. À quelle distance du bord ?

Un goujon pousse sur les côtés : à moins de dix fois son diamètre du bord, le béton éclate. Près d’une arête, prenez une vis à béton ou un [scellement chimique](noeud:scellement-chimique-resine), qui ne poussent pas.

## 4. Dedans ou dehors ?

L’acier zingué tient au sec. Dehors, inox A2 ; au bord de la mer ou en piscine, inox A4. Le surcoût est moindre qu’un retour de chantier.

## Le geste qui compte

Soufflez le trou, brossez, soufflez encore. Un scellement dans la poussière perd la moitié de sa tenue. Respectez le temps de prise écrit sur la cartouche : à 5 °C, il double.`,
    },
    en: {
      titre: `Choosing an anchor: base material first, load second`,
      chapeau: `Four questions rule out the wrong anchors. Here they are, in the order we ask them at the counter.`,
      texte: `Nine anchors out of ten that pull out were not beaten by the load but by a base material misread. Drill a test hole before choosing: the dust tells.

## 1. What are we drilling into?

| Dust | Base | Family |
| --- | --- | --- |
| grey and fine | solid concrete | stud, concrete screw, resin |
| red, then the bit runs free | hollow brick | resin with a sleeve |
| white and floury | plasterboard | metal cavity anchor |
| beige and sticky | aerated concrete | special plug or resin |

## 2. What load, which way?

A wall unit pulls down **and** towards you. Count three times the static weight for what opens, vibrates or is hung upon. Guard rails, frames and fall arrest need an anchor with a European technical assessment and the calculation that goes with it.

## 3. How far from the edge?

A stud pushes sideways: closer than ten diameters to the edge, concrete breaks. Near an edge use a concrete screw or a [resin anchor](noeud:scellement-chimique-resine), which do not push.

## 4. Indoors or out?

Zinc-plated steel lasts in the dry. Outdoors take A2 stainless; by the sea or a pool, A4. It costs less than coming back to the job.

## What matters most

Blow the hole, brush it, blow again. Resin in dust loses half of its hold. Keep to the setting time on the cartridge: at 5 °C it doubles.`,
    },
    es: {
      titre: `Elegir un anclaje: primero el soporte, luego la carga`,
      chapeau: `Cuatro preguntas bastan para descartar los anclajes malos. Aquí van, en el orden en que las hacemos en el mostrador.`,
      texte: `Nueve de cada diez anclajes arrancados no fallaron por la carga, sino por un soporte mal leído. Haga un taladro de prueba antes de elegir: el polvo habla.

## 1. ¿En qué taladramos?

| Polvo | Soporte | Familia |
| --- | --- | --- |
| gris y fino | hormigón macizo | espárrago, tornillo para hormigón, resina |
| rojo, y la broca se va sola | ladrillo hueco | resina con tamiz |
| blanco y harinoso | placa de yeso | taco metálico de expansión |
| beige, que se pega | hormigón celular | taco especial o resina |

## 2. ¿Qué carga y en qué sentido?

Un mueble alto tira hacia abajo **y** hacia usted. Cuente el triple del peso estático para lo que se abre, vibra o de lo que alguien se cuelga. Barandillas, estructuras y anticaídas exigen un anclaje con evaluación técnica europea y su cálculo.

## 3. ¿A qué distancia del borde?

Un espárrago empuja hacia los lados: a menos de diez diámetros del borde, el hormigón rompe. Cerca de una arista, tornillo para hormigón o [anclaje químico](noeud:scellement-chimique-resine), que no empujan.

## 4. ¿Dentro o fuera?

El acero cincado aguanta en seco. Fuera, inoxidable A2; junto al mar o en piscina, A4. Cuesta menos que volver a la obra.

## El gesto que cuenta

Sople el agujero, cepíllelo, vuelva a soplar. Una resina en polvo pierde la mitad de su fuerza. Respete el tiempo de fraguado del cartucho: a 5 °C se dobla.`,
    },
  },
  {
    sujet: 'conseils',
    jours: 54,
    genre: 'lame-circulaire',
    noeuds: ['lames-de-scie', 'scies-electroportatives'],
    fr: {
      titre: `Lames circulaires : lire le nombre de dents avant le prix`,
      chapeau: `24, 48 ou 80 dents ? La bonne lame coupe net, chauffe moins et dure trois fois plus longtemps.`,
      texte: `Une lame n’est pas « fine » ou « bonne » : elle est faite pour une coupe.

## Trois repères

- **Peu de dents** (24 à 30) : débit en long, bois massif, vitesse. La coupe est franche mais pas finie.
- **Dents moyennes** (40 à 56) : panneaux, travers, la lame à tout faire du chantier.
- **Beaucoup de dents** (60 à 96) : mélaminé, stratifié, moulures, aluminium.

## L’angle d’attaque

Positif, la dent mord : débit. Négatif, elle racle : scie à onglet, aluminium, pièces qui voudraient remonter. Une lame à angle positif sur une scie radiale attire la pièce : **ne le faites pas**.

## L’épaisseur

Une lame fine consomme moins de batterie. Sur une machine filaire puissante, une lame plus épaisse vibre moins. Le couteau diviseur doit être plus mince que le trait et plus épais que le corps de la lame.

## Quand affûter

Quand le mélaminé s’écaille, quand le bois brunit, quand il faut pousser. Une lame au carbure s’affûte cinq à huit fois : confiez-la à [notre atelier](service:affutage) avant qu’une dent ne casse.`,
    },
    en: {
      titre: `Circular blades: read the teeth before the price`,
      chapeau: `24, 48 or 80 teeth? The right blade cuts clean, runs cooler and lasts three times as long.`,
      texte: `A blade is not "fine" or "good": it is made for one cut.

## Three marks

- **Few teeth** (24 to 30): ripping, solid timber, speed. The cut is straight but not finished.
- **Medium** (40 to 56): boards, cross-cuts, the all-round site blade.
- **Many teeth** (60 to 96): melamine, laminate, mouldings, aluminium.

## Hook angle

Positive, the tooth bites: ripping. Negative, it scrapes: mitre saws, aluminium, pieces that tend to climb. A positive blade on a radial saw pulls the piece in: **do not**.

## Thickness

A thin blade uses less battery. On a strong corded machine a thicker one vibrates less. The riving knife must be thinner than the kerf and thicker than the blade’s body.

## When to sharpen

When melamine chips, when timber browns, when you have to push. A carbide blade can be sharpened five to eight times: give it to [our workshop](service:affutage) before a tooth breaks.`,
    },
    es: {
      titre: `Hojas circulares: mire los dientes antes que el precio`,
      chapeau: `¿24, 48 u 80 dientes? La hoja adecuada corta limpio, se calienta menos y dura el triple.`,
      texte: `Una hoja no es «fina» o «buena»: está hecha para un corte.

## Tres referencias

- **Pocos dientes** (24 a 30): corte al hilo, madera maciza, velocidad. El corte es recto pero sin acabar.
- **Medios** (40 a 56): tableros, corte transversal, la hoja de obra para todo.
- **Muchos dientes** (60 a 96): melamina, estratificado, molduras, aluminio.

## El ángulo de ataque

Positivo, el diente muerde: al hilo. Negativo, raspa: ingletadora, aluminio, piezas que quieren subir. Una hoja positiva en una sierra radial atrae la pieza: **no lo haga**.

## El grosor

Una hoja fina gasta menos batería. En una máquina potente con cable, una más gruesa vibra menos. El cuchillo divisor debe ser más fino que el corte y más grueso que el cuerpo de la hoja.

## Cuándo afilar

Cuando la melamina salta, cuando la madera se oscurece, cuando hay que empujar. Una hoja de carburo se afila de cinco a ocho veces: déjela en [nuestro taller](service:affutage) antes de que se rompa un diente.`,
    },
  },
  {
    sujet: 'conseils',
    jours: 148,
    genre: 'charniere-invisible',
    noeuds: ['charnieres-invisibles', 'coulisses-tiroirs'],
    fr: {
      titre: `Régler une charnière invisible en trois vis`,
      chapeau: `Une porte qui frotte n’a pas besoin d’être démontée. Profondeur, hauteur, latéral : l’ordre compte.`,
      texte: `Les [charnières invisibles](noeud:charnieres-invisibles) se règlent dans trois directions. Commencez toujours par la charnière du haut.

## L’ordre

1. **Hauteur** : desserrez l’embase, montez ou descendez les deux portes au même niveau, resserrez.
2. **Latéral** (vis avant) : ouvrez le jeu du côté qui frotte, un quart de tour à la fois.
3. **Profondeur** (vis arrière) : la porte doit toucher le caisson partout sans forcer.

## Quand cela ne suffit pas

- La porte redescend après une semaine : la vis d’embase tourne dans l’aggloméré. Passez au diamètre supérieur ou à un insert.
- La porte ne ferme pas les derniers centimètres : comptez les charnières. Au-delà de 900 mm, il en faut trois ; au-delà de 1 600 mm, quatre.
- L’amorti claque en hiver : il est fait pour plus de 5 °C.

## Avant de percer la prochaine

Cote de perçage : 3 à 6 mm du bord, 35 mm de diamètre, 12,5 mm de profondeur. Un gabarit coûte moins qu’une porte.`,
    },
    en: {
      titre: `Adjusting a concealed hinge with three screws`,
      chapeau: `A door that rubs need not come off. Height, side, depth: the order matters.`,
      texte: `[Concealed hinges](noeud:charnieres-invisibles) adjust in three directions. Always begin with the top one.

## The order

1. **Height**: loosen the plate, bring both doors level, tighten.
2. **Side** (front screw): open the gap where it rubs, a quarter turn at a time.
3. **Depth** (rear screw): the door should touch the carcass all round without force.

## When that is not enough

- The door drops again after a week: the plate screw turns in the chipboard. Go one diameter up or use an insert.
- The last centimetres do not close: count the hinges. Over 900 mm it takes three; over 1,600 mm, four.
- The damper snaps in winter: it is made for more than 5 °C.

## Before drilling the next one

3 to 6 mm from the edge, 35 mm across, 12.5 mm deep. A jig costs less than a door.`,
    },
    es: {
      titre: `Regular una bisagra oculta con tres tornillos`,
      chapeau: `Una puerta que roza no hay que desmontarla. Altura, lateral, profundidad: el orden importa.`,
      texte: `Las [bisagras ocultas](noeud:charnieres-invisibles) se regulan en tres direcciones. Empiece siempre por la de arriba.

## El orden

1. **Altura**: afloje la base, ponga las dos puertas al mismo nivel, apriete.
2. **Lateral** (tornillo delantero): abra la holgura donde roza, un cuarto de vuelta cada vez.
3. **Profundidad** (tornillo trasero): la puerta debe tocar el casco por todo sin forzar.

## Cuando no basta

- La puerta vuelve a bajar en una semana: el tornillo gira en el aglomerado. Pase al diámetro siguiente o ponga un inserto.
- No cierra los últimos centímetros: cuente las bisagras. A partir de 900 mm hacen falta tres; de 1600 mm, cuatro.
- El freno golpea en invierno: está hecho para más de 5 °C.

## Antes de taladrar la siguiente

De 3 a 6 mm del borde, 35 mm de diámetro, 12,5 mm de fondo. Una plantilla cuesta menos que una puerta.`,
    },
  },
];
