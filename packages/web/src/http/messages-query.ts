/**
 * The messages waiting for the visitor. Never asked for: they come with the page, and again when an
 * answer announces others.
 */
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';

export const messagesQuery = queryOptions<Message[]>({
  queryKey: ['messages'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});
