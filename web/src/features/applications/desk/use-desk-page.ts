import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsWide } from '../../../lib/browser/use-media.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { useIsWriter } from '../../../lib/session/writers.js';
import type { Ranked } from '../../../entities/application/employer-list.js';
import { useDecideMany } from '../deciding/use-decide-many.js';
import { useSelection } from '../../../components/lists/use-selection.js';
import { blinded, blindedRank, useBlind } from '../../../entities/application/blind.js';
import { deskParams } from '../../../entities/application/desk-address.js';
import { type DeskActions, type DeskDialog, useDeskActions } from './desk-actions.js';
import type { DeskAround } from './panels/desk-context.js';
import { placeOf } from './desk-entries.js';
import type { DeskAct } from './desk-keys.js';
import { deskPanels } from './panels/desk-panels.js';
import { deskApplicationQuery } from '../../../entities/application/desk-queries.js';
import { mailTo } from './mail-to.js';
import { useDeskKeys, useKeysChoice } from './use-desk-keys.js';
import { useChoosable, useDeskList } from './use-desk-list.js';

/** What keys do that a company's readers may not (decision P67). */
const changes: readonly DeskAct['kind'][] = ['status', 'reject', 'interview', 'undo', 'tick', 'range'];
const noRanks: ReadonlyMap<number, Ranked> = new Map();
const idIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Everything that the workspace of a job knows and does; its screen only draws it. */
export const useDeskPage = (jobId: string) => {
  const [params, update, addressOf] = useListParams(deskParams);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isWide = useIsWide();
  const [isBlind, setBlind] = useBlind();
  const list = useDeskList(jobId, params);
  const decisions = useDeskActions();
  const decideMany = useDecideMany({ withClosed: true });
  const choosable = useChoosable(jobId)(list, isBlind);
  const selection = useSelection(choosable.map(({ id }) => id));
  const [keysOn, changeKeys] = useKeysChoice();
  const [helps, setHelps] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  const ids = useMemo(() => list.entries.map(({ id }) => id), [list.entries]);
  // Beside the list somebody is always open.
  const openId = idIn(params.app) ?? (isWide ? (ids[0] ?? null) : null);
  const [stood, setStood] = useState(0);
  const place = placeOf(ids, openId, stood);
  if (place.at >= 0 && place.at !== stood) {
    setStood(place.at);
  }
  const [lastId, setLastId] = useState<number | null>(null);
  if (openId !== null && openId !== lastId) {
    setLastId(openId);
  }

  const person = useQuery({ ...deskApplicationQuery(openId ?? 0), enabled: openId !== null });
  const { previous, next } = place;
  useEffect(() => {
    for (const id of [next, previous]) {
      if (id !== null && person.data) {
        void client.prefetchQuery(deskApplicationQuery(id));
      }
    }
  }, [client, next, previous, person.data]);
  const isThisJob = String(person.data?.jobId) === jobId;
  const application = person.data && isThisJob ? (isBlind ? blinded(person.data) : person.data) : undefined;
  const ranked = person.data && list.ranking.ranks.get(person.data.id);

  // Keys come faster than the address follows: each goes on from where the one before it led.
  const asked = useRef({ id: openId, isOnItsWay: false });
  useEffect(() => {
    if (!asked.current.isOnItsWay || asked.current.id === openId) {
      asked.current = { id: openId, isOnItsWay: false };
    }
  }, [openId]);
  const go = (id: number) => {
    asked.current = { id, isOnItsWay: id !== openId };
    update({ app: String(id), find: '' }, { replace: true });
    if (!isWide) {
      window.scrollTo(0, 0);
    }
  };
  const close = () => {
    const cameFromList = (state as { fromList?: true } | null)?.fromList === true;
    void (cameFromList ? navigate(-1) : update({ app: '' }, { replace: true }));
  };
  /** Whoever is decided about stays open, whatever the list does, until one goes on. */
  const stay = () => {
    if (params.app === '' && openId !== null) {
      update({ app: String(openId) }, { replace: true });
    }
  };
  const actions: DeskActions = {
    ...decisions,
    setStatus: (...about) => {
      stay();
      decisions.setStatus(...about);
    },
    decide: (...about) => {
      stay();
      decisions.decide(...about);
    },
  };
  const panels = isBlind ? deskPanels.filter(({ tellsWho }) => !tellsWho) : deskPanels;
  const around: DeskAround = {
    isBlind,
    ranked: ranked && person.data && isBlind ? blindedRank(ranked, person.data.user) : ranked,
    canRank: list.canRank,
    isRanking: list.ranking.isBusy,
    startRanking: () => {
      update({ rank: 'on' });
      list.ranking.start();
    },
    find: params.find,
    show: (tab, find = '') => update({ tab, find }),
  };
  const turnTab = (by: number) => {
    const at = panels.findIndex(({ key }) => key === params.tab);
    const panel = panels[(Math.max(at, 0) + by + panels.length) % panels.length];
    if (panel) {
      update({ tab: panel.key, find: '' }, { replace: true });
    }
  };

  const step = (way: 'next' | 'previous') => {
    const to = placeOf(ids, asked.current.id, stood)[way];
    if (to !== null) {
      go(to);
    }
  };

  /** Who a key is about: whoever is open, or whoever the key before it opened a moment ago. */
  const meant = () => {
    const { id } = asked.current;
    const read = id === null ? undefined : client.getQueryData(deskApplicationQuery(id).queryKey);
    const found = application?.id === id ? application : isBlind ? read && blinded(read) : read;
    return found && String(found.jobId) === jobId && !found.withdrawnAt ? found : undefined;
  };
  const openFor = (what: DeskDialog) => {
    const target = meant();
    if (target) {
      actions.open(target, what);
    }
  };

  const isWriter = useIsWriter();
  const onAct = (act: DeskAct) => {
    if (!isWriter && changes.includes(act.kind)) {
      return;
    }
    const run: Record<Exclude<DeskAct['kind'], 'status'>, () => void> = {
      next: () => step('next'),
      previous: () => step('previous'),
      nextTab: () => turnTab(1),
      previousTab: () => turnTab(-1),
      note: () => asked.current.id !== null && !isBlind && update({ tab: 'notes', find: '' }),
      interview: () => openFor({ kind: 'interview' }),
      reject: () => meant()?.status !== 'rejected' && openFor({ kind: 'ending', status: 'rejected' }),
      mail: () => application && !isBlind && mailTo(application),
      tick: () => asked.current.id !== null && selection.toggle(asked.current.id, false),
      range: () => asked.current.id !== null && selection.toggle(asked.current.id, true),
      search: () => search.current?.focus(),
      undo: () => (decideMany.last?.undo ? decideMany.last.undo() : actions.undo()),
      help: () => setHelps(true),
    };
    if (act.kind === 'status') {
      const target = meant();
      if (target) {
        decideMany.forget();
        actions.setStatus(target, act.status);
      }
    } else {
      run[act.kind]();
    }
  };
  useDeskKeys(keysOn, onAct);

  return {
    params,
    update,
    list,
    isWide,
    isBlind,
    setBlind,
    openId,
    lastId,
    place,
    person,
    application,
    go,
    close,
    panels,
    around,
    actions,
    decideMany,
    choosable,
    selection,
    search,
    noRanks,
    linkTo: (id: number) => addressOf({ app: String(id), find: '' }),
    openHelp: () => setHelps(true),
    help: { isOpen: helps, close: () => setHelps(false) },
    keys: { isOn: keysOn, change: changeKeys },
  };
};
