import { ADRESSE, francoDuContrat, heureLimite, NOM } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const CONDITIONS_GENERALES: PageDemo = {
  id: 33,
  rubrique: 'legal',
  jours: 45,
  fr: {
    titre: `Conditions générales de vente`,
    nom: `Conditions générales`,
    resume: `Ce à quoi chacun s’engage, du prix à la livraison, au paiement et aux retours.`,
    texte: `## 1. Objet

Les présentes conditions règlent les ventes conclues entre ${NOM}, ${ADRESSE}, et tout acheteur agissant pour son activité professionnelle, sur ce site, au comptoir ou par l’intermédiaire d’un délégué. Elles prévalent sur les conditions d’achat de l’acheteur, sauf accord écrit.

## 2. Compte

Le compte est ouvert au nom d’une société identifiée par son SIRET. L’administrateur du compte répond des personnes qu’il y admet et des plafonds qu’il leur donne. Les identifiants sont personnels ; toute commande passée avec eux engage la société.

## 3. Prix

Les prix sont en euros hors taxes, ou dans la devise de facturation du compte au cours du jour, conservé sur le document. Le prix appliqué est celui affiché à la confirmation ; il est figé trente minutes pendant la commande. L’[ordre des prix](page:11) fait partie des présentes. L’éco-participation, la découpe, le port et la TVA s’y ajoutent et sont affichés à part.

## 4. Commande

La commande est ferme à l’envoi de l’accusé de réception. Quand le compte prévoit une approbation, elle l’est à l’accord de l’approbateur. Le stock promis est réservé à ce moment. Aucun montant minimum n’est exigé, sauf condition propre au compte.

## 5. Devis

Un devis engage ${NOM} sur ses prix jusqu’à sa date de validité. Les délais sont fixés à la commande.

## 6. Livraison

Les commandes reçues avant ${heureLimite('fr')} un jour ouvré partent le jour même pour ce qui est en stock. Le port suit le [tarif](page:5) ; il est offert dès ${francoDuContrat('fr')} hors taxes de marchandises ou selon le franco du compte. L’acheteur vérifie les colis à l’arrivée et émet des réserves précises au transporteur dans les trois jours. Le risque passe à la remise de la marchandise.

## 7. Découpe et fabrication

Ce qui est coupé, taillé, gravé ou fabriqué aux cotes de l’acheteur n’est ni repris ni échangé, sauf écart de notre fait supérieur à la tolérance annoncée.

## 8. Retours

Les articles neufs, complets et emballés sont repris pendant trente jours, aux conditions de la page [Garantie et retours](page:6).

## 9. Paiement

Au comptant, ou à trente jours fin de mois pour les comptes ouverts. Tout retard entraîne des pénalités au taux de refinancement de la Banque centrale européenne majoré de dix points et une indemnité forfaitaire de 40 € pour frais de recouvrement. Il n’est pas accordé d’escompte.

## 10. Réserve de propriété

La marchandise reste la propriété de ${NOM} jusqu’au paiement complet.

## 11. Garantie et responsabilité

La garantie légale s’applique à tous les articles, celle du fabricant en plus sur les machines. Le conseil donné l’est d’après ce que l’acheteur nous a dit du support, de la charge et de l’usage ; le dimensionnement d’un ouvrage reste à sa charge.

## 12. Données personnelles

Leur traitement est décrit sur la page [Données personnelles](page:192).

## 13. Droit et tribunal

Le droit français s’applique. À défaut d’accord amiable, le tribunal de commerce de Nantes est compétent.`,
  },
  en: {
    titre: `Terms of sale`,
    nom: `Terms and conditions`,
    resume: `What each side commits to, from price to delivery, payment and returns.`,
    texte: `The French text is the one that binds; this translation is given for convenience.

## 1. Purpose

These terms govern sales between ${NOM}, ${ADRESSE}, and any buyer acting in the course of business, on this site, at the counter or through a sales representative. They prevail over the buyer’s terms of purchase unless agreed in writing.

## 2. Account

An account is opened in the name of a company known by its SIRET. Its administrator answers for those admitted to it and for the limits given to them. Credentials are personal; any order placed with them binds the company.

## 3. Prices

Prices are in euros before tax, or in the billing currency of the account at the rate of the day, kept on the document. The price that applies is the one shown at confirmation; it is frozen for thirty minutes while ordering. The [order of prices](page:11) is part of these terms. Eco-contribution, cutting, carriage and VAT come on top and are shown apart.

## 4. Order

An order is firm once the acknowledgement is sent, or on the approver’s agreement where the account provides for approval. Stock promised is reserved at that moment. There is no minimum amount, unless the account has one.

## 5. Quotes

A quote binds ${NOM} to its prices until its last day. Lead times are set when ordering.

## 6. Delivery

Orders received before ${heureLimite('en')} on a working day leave the same day for what is in stock. Carriage follows the [tariff](page:5); it is free from ${francoDuContrat('en')} of goods before tax or as agreed for the account. The buyer checks parcels on arrival and makes precise reservations to the carrier within three days. Risk passes when goods are handed over.

## 7. Cutting and making

What is cut, keyed, engraved or made to the buyer’s sizes is neither taken back nor exchanged, unless we are at fault beyond the stated tolerance.

## 8. Returns

Items that are new, complete and packed are taken back for thirty days, as told on [Warranty and returns](page:6).

## 9. Payment

Cash, or thirty days end of month for open accounts. Late payment bears interest at the European Central Bank’s refinancing rate plus ten points and a fixed recovery charge of €40. No discount is given for early payment.

## 10. Retention of title

Goods remain the property of ${NOM} until paid in full.

## 11. Warranty and liability

The statutory warranty applies to all items, the manufacturer’s own to machines as well. Advice is given on what the buyer told us of base material, load and use; designing the structure remains the buyer’s task.

## 12. Personal data

How they are processed is told on [Personal data](page:192).

## 13. Law and court

French law applies. Failing an amicable agreement, the commercial court of Nantes has jurisdiction.`,
  },
  es: {
    titre: `Condiciones generales de venta`,
    nom: `Condiciones generales`,
    resume: `A qué se compromete cada parte, del precio a la entrega, el pago y las devoluciones.`,
    texte: `Obliga el texto francés; esta traducción se da para su comodidad.

## 1. Objeto

Estas condiciones rigen las ventas entre ${NOM}, ${ADRESSE}, y todo comprador que actúe en su actividad profesional, en este sitio, en el mostrador o a través de un delegado. Prevalecen sobre las condiciones de compra del comprador, salvo acuerdo escrito.

## 2. Cuenta

La cuenta se abre a nombre de una empresa identificada por su SIRET. Su administrador responde de las personas que admite y de los límites que les da. Las credenciales son personales; todo pedido hecho con ellas obliga a la empresa.

## 3. Precios

Los precios son en euros sin impuestos, o en la divisa de la cuenta al cambio del día, que conserva el documento. Se aplica el precio mostrado al confirmar, fijo treinta minutos durante el pedido. El [orden de los precios](page:11) forma parte de estas condiciones. La ecotasa, el corte, los portes y el IVA se añaden y se muestran aparte.

## 4. Pedido

El pedido es firme al enviarse el acuse de recibo, o con el acuerdo del aprobador si la cuenta lo prevé. El stock prometido se reserva en ese momento. No hay importe mínimo, salvo condición propia de la cuenta.

## 5. Presupuestos

Un presupuesto obliga a ${NOM} por sus precios hasta su último día. Los plazos se fijan al pedir.

## 6. Entrega

Los pedidos recibidos antes de las ${heureLimite('es')} de un día laborable salen ese día para lo que hay en stock. Los portes siguen la [tarifa](page:5); son gratuitos desde ${francoDuContrat('es')} de mercancía sin impuestos o según la cuenta. El comprador revisa los bultos al llegar y hace reservas precisas al transportista en tres días. El riesgo pasa al entregar la mercancía.

## 7. Corte y fabricación

Lo cortado, tallado, grabado o fabricado a medida del comprador no se devuelve ni se cambia, salvo error nuestro superior a la tolerancia anunciada.

## 8. Devoluciones

Los artículos nuevos, completos y embalados se aceptan durante treinta días, según [Garantía y devoluciones](page:6).

## 9. Pago

Al contado, o a treinta días fin de mes para cuentas abiertas. Todo retraso devenga intereses al tipo de refinanciación del Banco Central Europeo más diez puntos y una indemnización fija de 40 €. No se concede descuento por pronto pago.

## 10. Reserva de dominio

La mercancía es propiedad de ${NOM} hasta el pago completo.

## 11. Garantía y responsabilidad

La garantía legal se aplica a todos los artículos; la del fabricante, además, a las máquinas. El consejo se da según lo que el comprador nos ha dicho del soporte, la carga y el uso; dimensionar la obra le corresponde a él.

## 12. Datos personales

Su tratamiento se describe en [Datos personales](page:192).

## 13. Ley y tribunal

Se aplica la ley francesa. A falta de acuerdo amistoso, es competente el tribunal de comercio de Nantes.`,
  },
};
