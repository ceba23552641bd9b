import { clauses } from './claim-strength.js';
import { opensWithDeed } from './deeds.js';
import { type Token } from './tokens.js';

const trade =
  /(?:sell|sells|selling|sold|resold|resell|hired out|rented out|deal(?:s|ing)? in|dealt in|trad(?:e|es|ed|ing) in|(?:agent|dealer|reseller|distributor) (?:for|of)|sales of|rang up|salim|maketim)(?![\p{L}\p{N}])/uy;
/** So many words, none of them another deed, may stand before the trade at the beginning of a clause. */
const mostBefore = 5;
const aJobThatTrades =
  /\b(?:sell(?:s|ing)?|sales?|sold|retail(?:er)?|shops?|salesperson|salesman|saleswoman|merchandis\w*|cashier|dealer|trader|vendor|broker|warehouse|storeman|merchant)\b/u;
const joiners = new Set(['and', 'n', '&', 'or', 'then', 'also']);
const speakers = new Set(['i', 'we']);

/** Whether to sell or to keep goods is the work of a job, by the words of its ad. */
export const trades = (ad: string): boolean => aJobThatTrades.test(ad.toLowerCase());

/**
 * Which words of a normalized sentence name goods that somebody trades in ("I sell excavator parts"): for a salesperson that is
 * the work, for an operator of excavators it is none. What is done beside the trade is not meant: "baked and sold bread", "sold and
 * installed panels", "sold cables and wired houses".
 */
export const goodsIn = (text: string, tokens: Token[]): boolean[] => {
  const isGoods = tokens.map(() => false);
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    const end = endOfTrade(clause);
    if (end < 0) {
      continue;
    }
    const from = index + end;
    for (let at = tokens.findIndex(({ start }) => start >= from); at >= 0 && at < tokens.length; at += 1) {
      const token = tokens[at];
      const word = token ? text.slice(token.start, token.end) : '';
      const gap = text.slice(tokens[at - 1]?.end ?? 0, token?.start);
      const isNext = joiners.has(text.slice(tokens[at - 1]?.start ?? 0, tokens[at - 1]?.end)) || gap.includes(',');
      if (!token || token.start >= index + clause.length || speakers.has(word) || (isNext && isOtherDeed(word))) {
        break;
      }
      isGoods[at] = true;
    }
  }
  return isGoods;
};

/** Where the words end that tell a clause's trade; -1 when it tells none, or another deed first. */
const endOfTrade = (clause: string): number => {
  let before = 0;
  for (const { 0: word, index } of clause.matchAll(/[\p{L}\p{N}'’&]+/gu)) {
    trade.lastIndex = index;
    if (trade.test(clause)) {
      return trade.lastIndex;
    }
    before += 1;
    if (before > mostBefore || isOtherDeed(word)) {
      return -1;
    }
  }
  return -1;
};

const isOtherDeed = (word: string): boolean => word !== 'sold' && opensWithDeed(word);
