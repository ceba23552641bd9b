-- Roles, schemas and extensions of the six services. Safe to run again and again.
-- One login role per service, owner of the schema of the same name and of nothing else: no service
-- can read another's tables. Passwords are set apart from this file, by whoever runs it.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO PUBLIC;

DO $$
DECLARE
  service text;
  service_role text;
BEGIN
  FOREACH service IN ARRAY ARRAY['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'] LOOP
    service_role := 'workboard_' || service;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = service_role) THEN
      EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT', service_role);
      EXECUTE format('ALTER ROLE %I SET search_path = %I, public', service_role, service);
    END IF;
    -- An administrator that is not a superuser (managed Postgres) must be a member to hand over the schema.
    IF NOT pg_has_role(current_user, service_role, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO current_user', service_role);
    END IF;
    EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I AUTHORIZATION %I', service, service_role);
    EXECUTE format('REVOKE ALL ON SCHEMA %I FROM PUBLIC', service);
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), service_role);
  END LOOP;
  EXECUTE format('REVOKE CONNECT, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END
$$;
