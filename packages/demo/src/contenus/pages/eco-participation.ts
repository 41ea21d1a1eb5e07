import type { PageDemo } from '../page-demo.ts';

export const ECO_PARTICIPATION: PageDemo = {
  id: 20,
  rubrique: 'facturation',
  jours: 83,
  fr: {
    titre: `Éco-participation et reprise des déchets`,
    resume: `Ce que finance l’éco-participation, ce que nous reprenons au comptoir et comment le déposer.`,
    texte: `L’éco-participation finance la collecte et le recyclage de l’appareil ou de l’élément que vous achetez. Elle est fixée par un éco-organisme agréé, **affichée à part, facturée au centime près et jamais remisée**. Elle porte la TVA.

## Les filières qui nous concernent

| Filière | Exemples chez nous |
| --- | --- |
| Équipements électriques (DEEE) | [perceuses](noeud:perceuses-visseuses), [projecteurs](noeud:luminaires-projecteurs), lampes |
| Piles et batteries | [batteries d’outils](noeud:batteries-chargeurs), piles |
| Éléments d’ameublement | tiroirs, [ferrures de meuble](noeud:amenagement-de-cuisine) |
| Produits du bâtiment | [panneaux](noeud:panneaux-bois), quincaillerie, tubes |
| Produits chimiques | [peintures](noeud:peinture-traitement-bois), [colles](noeud:colles), [solvants](noeud:nettoyants-solvants) |

## Ce que nous reprenons

- **Un pour un** : l’ancien appareil contre un neuf du même usage, au comptoir ou à la livraison si vous l’avez demandé à la commande.
- **Sans achat** : petits appareils de moins de 25 cm, piles, batteries et lampes, dans les bacs à l’entrée des magasins.
- **Batteries lithium gonflées ou tombées** : ne les mettez pas au bac. Isolez les bornes avec du ruban et remettez-les en main propre.

## Ce que nous ne pouvons pas reprendre

Les bidons non vides, l’amiante, le plâtre et les gravats : ils vont en déchèterie professionnelle. Demandez un bordereau de suivi pour les déchets dangereux.

## Sur vos documents

Le panier, la commande et la facture portent une ligne d’éco-participation par article concerné. Elle ne compte ni pour le [franco de port](page:5) ni pour les promotions.`,
  },
  en: {
    titre: `Eco-contribution and take-back of waste`,
    resume: `What the eco-contribution pays for, what we take back at the counter and how to hand it in.`,
    texte: `The eco-contribution pays for collecting and recycling the device or element you buy. It is set by an accredited body, **shown apart, invoiced to the cent and never discounted**. It bears VAT.

## The schemes that concern us

| Scheme | Examples here |
| --- | --- |
| Electrical equipment (WEEE) | [drills](noeud:perceuses-visseuses), [floodlights](noeud:luminaires-projecteurs), lamps |
| Batteries | [tool batteries](noeud:batteries-chargeurs), cells |
| Furniture elements | drawers, [kitchen fittings](noeud:amenagement-de-cuisine) |
| Building products | [boards](noeud:panneaux-bois), ironmongery, pipes |
| Chemicals | [paints](noeud:peinture-traitement-bois), [glues](noeud:colles), [solvents](noeud:nettoyants-solvants) |

## What we take back

- **One for one**: the old device for a new one of the same use, at the counter, or on delivery if you asked for it when ordering.
- **Without a purchase**: small devices under 25 cm, cells, batteries and lamps, in the bins at the store entrance.
- **Swollen or dropped lithium batteries**: not in the bin. Tape the terminals and hand them over in person.

## What we cannot take

Cans that are not empty, asbestos, plaster and rubble: they go to a trade waste site. Ask for a tracking slip for hazardous waste.

## On your documents

Basket, order and invoice carry a line of eco-contribution for each item concerned. It counts neither for [free carriage](page:5) nor for promotions.`,
  },
  es: {
    titre: `Ecotasa y recogida de residuos`,
    resume: `Qué financia la ecotasa, qué recogemos en el mostrador y cómo entregarlo.`,
    texte: `La ecotasa financia la recogida y el reciclado del aparato o elemento que compra. La fija un organismo acreditado, **se muestra aparte, se factura al céntimo y nunca lleva descuento**. Está sujeta a IVA.

## Los sistemas que nos afectan

| Sistema | Ejemplos aquí |
| --- | --- |
| Aparatos eléctricos (RAEE) | [taladros](noeud:perceuses-visseuses), [proyectores](noeud:luminaires-projecteurs), lámparas |
| Pilas y baterías | [baterías de herramienta](noeud:batteries-chargeurs), pilas |
| Elementos de mobiliario | cajones, [herrajes de cocina](noeud:amenagement-de-cuisine) |
| Productos de construcción | [tableros](noeud:panneaux-bois), ferretería, tubos |
| Productos químicos | [pinturas](noeud:peinture-traitement-bois), [colas](noeud:colles), [disolventes](noeud:nettoyants-solvants) |

## Lo que recogemos

- **Uno por uno**: el aparato viejo por uno nuevo del mismo uso, en el mostrador, o en la entrega si lo pidió al comprar.
- **Sin compra**: aparatos de menos de 25 cm, pilas, baterías y lámparas, en los contenedores de la entrada.
- **Baterías de litio hinchadas o golpeadas**: no al contenedor. Aísle los bornes con cinta y entréguelas en mano.

## Lo que no podemos recoger

Bidones sin vaciar, amianto, yeso y escombros: van a un punto limpio profesional. Pida un documento de seguimiento para los residuos peligrosos.

## En sus documentos

Cesta, pedido y factura llevan una línea de ecotasa por artículo afectado. No cuenta para los [portes pagados](page:5) ni para las promociones.`,
  },
};
