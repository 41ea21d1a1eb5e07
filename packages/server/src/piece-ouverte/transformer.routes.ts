import { transformerPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { typeDocumentOf } from '@comptoir/contract/type-document.ts';
import type { Calls } from '../http/calls.ts';
import { cleExigee } from '../http/cle-idempotence.ts';
import type { PieceDeps } from './dossier.ts';
import { transformerPiece } from './transformer-piece.ts';

export function transformerRoutes(calls: Calls, deps: PieceDeps): void {
  calls.handle(transformerPieceOuverte, async (demande, { query }, http) => {
    // Without one, a request sent twice would order twice.
    const cle = cleExigee(http?.request);
    const faite = await transformerPiece(deps, demande, cle, query.accord);
    return { ...faite, typeDocument: typeDocumentOf(faite.type) };
  });
}
