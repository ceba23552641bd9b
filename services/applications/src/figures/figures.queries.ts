/**
 * The way of a job's applications, one row for each step (decision P56). A change that was taken back before it was told
 * never happened. Somebody stands in a step until the next change or until they withdraw; what went before the history was
 * kept has no time.
 */
export const funnelOfJob = `
  WITH steps (status, place) AS (
    VALUES ('applied', 1), ('reviewed', 2), ('interviewing', 3), ('offered', 4), ('hired', 5)
  ), candidates AS (
    SELECT id, status, applied_at, withdrawn_at, had_interview FROM applications
    WHERE job_id = $1 AND job_withdrawn_at IS NULL
  ), happened AS (
    SELECT row.application_id, row.kind, row.at,
      CASE WHEN row.kind IN ('status_changed', 'offered') THEN coalesce(row.data ->> 'to', 'offered') END AS status,
      lead(row.kind) OVER (PARTITION BY row.application_id ORDER BY row.at, row.id) AS next_kind
    FROM application_history AS row JOIN candidates ON candidates.id = row.application_id
    WHERE row.kind IN ('status_changed', 'offered', 'taken_back', 'withdrawn')
  ), moves AS (
    SELECT id AS application_id, 'applied' AS status, applied_at AS at FROM candidates
    UNION ALL
    SELECT application_id, coalesce(status, kind), at FROM happened
    WHERE kind <> 'taken_back' AND next_kind IS DISTINCT FROM 'taken_back'
  ), stays AS (
    SELECT application_id, status, at,
      lead(at) OVER (PARTITION BY application_id ORDER BY at, status = 'applied' DESC) AS until FROM moves
  ), farthest AS (
    SELECT candidates.id, greatest(max(moved.place), max(present.place), 1, CASE WHEN bool_or(had_interview) THEN 3 END) AS place
    FROM candidates
    LEFT JOIN moves ON moves.application_id = candidates.id
    LEFT JOIN steps AS moved ON moved.status = moves.status
    LEFT JOIN steps AS present ON present.status = candidates.status
    GROUP BY candidates.id
  )
  SELECT steps.status,
    (SELECT count(*)::int FROM farthest WHERE farthest.place >= steps.place) AS reached,
    (SELECT count(*)::int FROM candidates WHERE candidates.status = steps.status AND withdrawn_at IS NULL) AS now,
    (SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM until - at)) / 86400)::numeric, 1)::float8
     FROM stays WHERE stays.status = steps.status AND until IS NOT NULL) AS "medianDays",
    (SELECT count(*)::int FROM candidates WHERE status = 'rejected' AND withdrawn_at IS NULL) AS rejected,
    (SELECT count(*)::int FROM candidates WHERE withdrawn_at IS NOT NULL) AS withdrawn
  FROM steps ORDER BY steps.place`;

/**
 * How a company answers, of the applications that came between $2 and $3: whoever was told something, offered a job or
 * invited has an answer, whatever it said (decision P57). Those who withdrew without one, and those who have waited less
 * than until $3 without one, are not counted.
 */
export const repliesOfCompany = `
  WITH heard AS (
    SELECT application.id, application.applied_at, application.withdrawn_at,
      (SELECT min(row.at) FROM application_history AS row
       WHERE row.application_id = application.id AND row.kind IN ('told', 'offered', 'interview_planned')) AS at,
      EXISTS (SELECT FROM told_statuses AS told WHERE told.application_id = application.id AND told.status <> 'applied') AS before
    FROM applications AS application JOIN job_copies AS job ON job.id = application.job_id
    WHERE job.company_id = $1 AND application.job_withdrawn_at IS NULL AND application.applied_at > $2
  ), counted AS (
    SELECT applied_at, at, at IS NOT NULL OR before AS answered FROM heard
    WHERE at IS NOT NULL OR before OR (withdrawn_at IS NULL AND applied_at <= $3)
  )
  SELECT count(*)::int AS applications, (count(*) FILTER (WHERE answered))::int AS answered,
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - applied_at))
      FILTER (WHERE at IS NOT NULL) / 86400)::numeric, 1)::float8 AS "medianDays"
  FROM counted`;

/** The applications to a company's jobs by their status; $2 is a month ago. Those that were withdrawn stand apart. */
export const applicationsOfCompany = `
  SELECT application.status, (application.withdrawn_at IS NOT NULL) AS withdrawn, count(*)::int AS count,
    (count(*) FILTER (WHERE application.applied_at > $2))::int AS "lastMonth"
  FROM applications AS application JOIN job_copies AS job ON job.id = application.job_id
  WHERE job.company_id = $1 AND application.job_withdrawn_at IS NULL
  GROUP BY 1, 2`;

/** Who of a company's team did what with the applications of jobs that `isOpen` holds for since $1, the busiest first. */
export const teamOfCompany = (isOpen: string): string => `
  SELECT row.actor_id AS "userId",
    (count(*) FILTER (WHERE row.kind IN ('status_changed', 'offered')))::int AS decisions,
    (count(*) FILTER (WHERE row.kind = 'interview_planned'))::int AS interviews,
    (count(*) FILTER (WHERE row.kind IN ('notes_changed', 'note_added')))::int AS notes,
    max(row.at) AS "lastAt"
  FROM application_history AS row
  JOIN applications AS application ON application.id = row.application_id
  JOIN job_copies AS job ON job.id = application.job_id
  WHERE ${isOpen} AND row.actor = 'team' AND row.at > $1
  GROUP BY row.actor_id ORDER BY count(*) DESC, max(row.at) DESC LIMIT 100`;
