SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    id text NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    password_version integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT accounts_password_version_check CHECK ((password_version > 0))
);
CREATE TABLE public.day_counts (
    day date NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    clicks integer DEFAULT 0 NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT day_counts_clicks_check CHECK ((clicks >= 0)),
    CONSTRAINT day_counts_likes_check CHECK ((likes >= 0)),
    CONSTRAINT day_counts_views_check CHECK ((views >= 0))
);
CREATE TABLE public.ended_tokens (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    change bigint NOT NULL
);
CREATE TABLE public.jobs (
    id text NOT NULL,
    server text NOT NULL,
    is_open boolean NOT NULL,
    job text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.letter_readers (
    day text NOT NULL,
    reader text NOT NULL,
    outcome text NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    refused_at text,
    run text NOT NULL,
    CONSTRAINT letter_readers_outcome_check CHECK ((outcome = ANY (ARRAY['begun'::text, 'sent'::text, 'refused'::text, 'bounced'::text])))
);
CREATE TABLE public.letters (
    day text NOT NULL,
    at text NOT NULL,
    up_to text NOT NULL,
    run text NOT NULL,
    closed boolean NOT NULL
);
CREATE UNLOGGED TABLE public.login_tallies (
    key text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    last_at double precision DEFAULT 0 NOT NULL,
    open_at double precision DEFAULT 0 NOT NULL,
    familiar boolean DEFAULT false NOT NULL
);
CREATE UNLOGGED TABLE public.rates (
    key text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);
CREATE TABLE public.removed_rows (
    part text NOT NULL,
    collection text NOT NULL,
    id text NOT NULL,
    change bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.servers (
    id text NOT NULL,
    since timestamp with time zone NOT NULL,
    alive_until timestamp with time zone NOT NULL,
    secret_mark text
);
CREATE TABLE public.spending (
    call text NOT NULL,
    at text NOT NULL,
    day text NOT NULL,
    story text NOT NULL,
    step text NOT NULL,
    model text NOT NULL,
    at_most_usd double precision NOT NULL,
    usd double precision,
    usage text
);
CREATE TABLE public.state_parts (
    part text NOT NULL,
    change bigint DEFAULT 0 NOT NULL,
    forgotten bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.story_counts (
    story text NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    clicks integer DEFAULT 0 NOT NULL,
    unmet integer DEFAULT 0 NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT story_counts_clicks_check CHECK ((clicks >= 0)),
    CONSTRAINT story_counts_likes_check CHECK ((likes >= 0)),
    CONSTRAINT story_counts_views_check CHECK ((views >= 0))
);
CREATE TABLE public.subscribers (
    id text NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    to_ask boolean DEFAULT false NOT NULL,
    letters_up_to timestamp with time zone,
    bounced_at timestamp with time zone,
    change bigint NOT NULL,
    CONSTRAINT subscribers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pl'::text])))
);
CREATE TABLE public.told (
    id text NOT NULL,
    on_date date NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT told_id_check CHECK ((id = ANY (ARRAY['warning'::text, 'alarm'::text])))
);
CREATE TABLE public.uploads (
    hash text NOT NULL,
    master bytea NOT NULL,
    kept_until timestamp with time zone NOT NULL
);
CREATE TABLE public.works (
    name text NOT NULL,
    asked text NOT NULL,
    server text NOT NULL,
    outcome text,
    kept_until timestamp with time zone
);
CREATE TABLE public.writers (
    writer text NOT NULL,
    turn bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.accounts VALUES ('7e7de43e-ede5-429f-ae15-3d6039a0185c', 'Ola', '$argon2id$v=19$m=19456,t=2,p=1$dfYm8C0g6XUiKAzRhsgtXA$q5GowyFlMOUfeIfjVPGEd9B9GGJrWB3IBVnONdZ5WGA', 1, '2026-11-21 11:00:01.87324+00', 1);
INSERT INTO public.day_counts VALUES ('2026-11-21', 4, 1, 0, 1);
INSERT INTO public.kysely_migration VALUES ('0001-state', '2026-11-22T22:15:04.679Z');
INSERT INTO public.kysely_migration VALUES ('0002-sharing', '2026-11-22T22:15:04.747Z');
INSERT INTO public.kysely_migration VALUES ('0003-spending', '2026-11-22T22:15:04.775Z');
INSERT INTO public.kysely_migration VALUES ('0004-secret-marks', '2026-11-22T22:15:04.776Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.state_parts VALUES ('access', 1, 0);
INSERT INTO public.state_parts VALUES ('newsletter', 1, 0);
INSERT INTO public.state_parts VALUES ('health', 1, 0);
INSERT INTO public.state_parts VALUES ('counts', 1, 0);
INSERT INTO public.story_counts VALUES ('2026-11-21-morning', 3, 1, 0, 0, 1);
INSERT INTO public.story_counts VALUES ('2026-11-20-evening', 1, 0, 0, 0, 1);
INSERT INTO public.subscribers VALUES ('d987e9e9-e40e-4738-abdc-4dc42fbb04f3', 'reader@example.org', 'pl', '2026-11-21 11:00:03.423504+00', '2026-11-21 11:05:03.042385+00', false, NULL, NULL, 1);
INSERT INTO public.writers VALUES ('moved access', 1, '2026-11-22 22:15:04.803128+00');
INSERT INTO public.writers VALUES ('moved newsletter', 1, '2026-11-22 22:15:04.803128+00');
INSERT INTO public.writers VALUES ('moved health', 1, '2026-11-22 22:15:04.803128+00');
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.day_counts
    ADD CONSTRAINT day_counts_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.ended_tokens
    ADD CONSTRAINT ended_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.letter_readers
    ADD CONSTRAINT letter_readers_pkey PRIMARY KEY (day, reader);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.login_tallies
    ADD CONSTRAINT login_tallies_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.rates
    ADD CONSTRAINT rates_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.removed_rows
    ADD CONSTRAINT removed_rows_pkey PRIMARY KEY (part, collection, id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.spending
    ADD CONSTRAINT spending_pkey PRIMARY KEY (call);
ALTER TABLE ONLY public.state_parts
    ADD CONSTRAINT state_parts_pkey PRIMARY KEY (part);
ALTER TABLE ONLY public.story_counts
    ADD CONSTRAINT story_counts_pkey PRIMARY KEY (story);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.works
    ADD CONSTRAINT works_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.writers
    ADD CONSTRAINT writers_pkey PRIMARY KEY (writer);
CREATE INDEX accounts_change_idx ON public.accounts USING btree (change);
CREATE INDEX day_counts_change_idx ON public.day_counts USING btree (change);
CREATE INDEX ended_tokens_change_idx ON public.ended_tokens USING btree (change);
CREATE INDEX removed_rows_part_change_idx ON public.removed_rows USING btree (part, change);
CREATE INDEX spending_day_idx ON public.spending USING btree (day);
CREATE INDEX spending_story_idx ON public.spending USING btree (story);
CREATE INDEX story_counts_change_idx ON public.story_counts USING btree (change);
CREATE INDEX subscribers_change_idx ON public.subscribers USING btree (change);
CREATE INDEX told_change_idx ON public.told USING btree (change);
ALTER TABLE ONLY public.letter_readers
    ADD CONSTRAINT letter_readers_day_fkey FOREIGN KEY (day) REFERENCES public.letters(day) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_rows
    ADD CONSTRAINT removed_rows_part_fkey FOREIGN KEY (part) REFERENCES public.state_parts(part);
