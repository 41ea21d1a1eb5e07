-- Pieces frozen before 0027 lack what is told of long goods by now: their prices have lapsed, and they
-- are worked out again, with all that was chosen, when next looked at.
update piece_ouverte set chiffree_le = chiffree_le - interval '1 day';
