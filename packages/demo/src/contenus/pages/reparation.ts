import type { PageDemo } from '../page-demo.ts';

export const REPARATION: PageDemo = {
  id: 17,
  rubrique: 'services',
  jours: 37,
  fr: {
    titre: `Réparation des machines`,
    resume: `Diagnostic en trois jours ouvrés, devis avant tout travail, pièces d’origine, machine de prêt.`,
    texte: `Déposez la machine dans n’importe quel magasin, propre et sans consommable. Notez ce qu’elle fait ou ne fait plus : un bruit, une odeur, un arrêt à chaud orientent le mécanicien.

## Le parcours

1. **Dépôt** : nous relevons le numéro de série et vous remettons un reçu.
2. **Diagnostic** sous trois jours ouvrés.
3. **Devis** par e-mail. Rien n’est démonté plus loin sans votre accord ; sous garantie, il n’y a pas de devis.
4. **Réparation** avec des pièces d’origine, cinq à dix jours ouvrés selon leur disponibilité.
5. **Essai** et contrôle électrique, puis retour au comptoir choisi.

Un devis refusé ne coûte que le diagnostic, déduit si vous achetez une machine de remplacement dans le mois.

## Les délais de prêt

Une machine équivalente est prêtée pour la durée de la réparation quand le magasin en dispose, pour les [perforateurs](noeud:perforateurs-burineurs), [meuleuses](noeud:meuleuses), [perceuses](noeud:perceuses-visseuses) et [aspirateurs de chantier](noeud:aspirateurs-chantier).

## Réparer ou remplacer

Nous vous le disons franchement : au-delà de 60 % du prix du neuf, la réparation vaut rarement la peine, sauf machine fixe. Les pièces détachées courantes (charbons, interrupteurs, câbles) sont tenues pour les modèles de moins de dix ans.

## Batteries

Une batterie qui ne tient plus la charge se teste gratuitement au comptoir. Usée, elle part en filière : voir [éco-participation et reprise](page:20).`,
  },
  en: {
    titre: `Machine repairs`,
    resume: `Diagnosis within three working days, a quote before any work, original parts, a machine on loan.`,
    texte: `Leave the machine at any store, clean and without accessories. Write down what it does or no longer does: a noise, a smell, cutting out when hot all help the mechanic.

## How it goes

1. **Drop-off**: we note the serial number and give you a receipt.
2. **Diagnosis** within three working days.
3. **Quote** by email. Nothing more is taken apart without your agreement; under warranty there is no quote.
4. **Repair** with original parts, five to ten working days depending on their availability.
5. **Test** and electrical check, then back to the counter you chose.

A refused quote costs only the diagnosis, taken off if you buy a replacement within the month.

## Loan machines

An equivalent machine is lent for the time of the repair when the store has one: [rotary hammers](noeud:perforateurs-burineurs), [grinders](noeud:meuleuses), [drills](noeud:perceuses-visseuses) and [site vacuums](noeud:aspirateurs-chantier).

## Repair or replace

We say it frankly: beyond 60% of the price of a new one, repairing is seldom worth it, stationary machines apart. Common spares (brushes, switches, cables) are kept for models under ten years old.

## Batteries

A battery that no longer holds its charge is tested free at the counter. Worn out, it goes to recycling: see [eco-contribution and take-back](page:20).`,
  },
  es: {
    titre: `Reparación de máquinas`,
    resume: `Diagnóstico en tres días laborables, presupuesto antes de trabajar, piezas originales, máquina de préstamo.`,
    texte: `Deje la máquina en cualquier tienda, limpia y sin consumibles. Anote qué hace o ya no hace: un ruido, un olor o una parada en caliente orientan al mecánico.

## El recorrido

1. **Entrega**: anotamos el número de serie y le damos un resguardo.
2. **Diagnóstico** en tres días laborables.
3. **Presupuesto** por correo. No se desmonta más sin su acuerdo; en garantía no hay presupuesto.
4. **Reparación** con piezas originales, de cinco a diez días laborables según disponibilidad.
5. **Prueba** y control eléctrico, y vuelta al mostrador elegido.

Un presupuesto rechazado solo cuesta el diagnóstico, que se descuenta si compra una máquina nueva en el mes.

## Máquinas de préstamo

Se presta una equivalente durante la reparación si la tienda la tiene: [martillos perforadores](noeud:perforateurs-burineurs), [amoladoras](noeud:meuleuses), [taladros](noeud:perceuses-visseuses) y [aspiradores de obra](noeud:aspirateurs-chantier).

## Reparar o sustituir

Se lo decimos con franqueza: por encima del 60 % del precio de una nueva, rara vez compensa, salvo máquina fija. Tenemos repuestos corrientes (escobillas, interruptores, cables) de modelos de menos de diez años.

## Baterías

Una batería que ya no aguanta la carga se prueba gratis en el mostrador. Gastada, va a reciclaje: vea [ecotasa y recogida](page:20).`,
  },
};
