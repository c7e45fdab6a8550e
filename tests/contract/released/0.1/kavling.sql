CREATE TABLE public.audit (
    id text NOT NULL,
    at bigint NOT NULL,
    action text NOT NULL,
    detail text NOT NULL
);
CREATE TABLE public.desk_session (
    token_hash text NOT NULL,
    person text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.idempotency (
    key text NOT NULL,
    body_hash text NOT NULL,
    lead_id text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.kavling_schema (
    version integer NOT NULL
);
CREATE TABLE public.lead (
    id text NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    status text NOT NULL,
    spam bigint NOT NULL,
    otp_verified bigint NOT NULL,
    otp_reason text NOT NULL,
    otp_request_id text NOT NULL,
    submissions bigint NOT NULL,
    phone text NOT NULL,
    name text NOT NULL,
    whatsapp_number text NOT NULL,
    message text NOT NULL,
    is_download_brochure text NOT NULL,
    download_brochure_url text NOT NULL,
    lead_type_id text NOT NULL,
    lead_type_name text NOT NULL,
    project_name text NOT NULL,
    telesales_number text NOT NULL,
    submit_status text NOT NULL,
    current_url text NOT NULL,
    utm_campaign text NOT NULL,
    utm_content text NOT NULL,
    utm_medium text NOT NULL,
    utm_source text NOT NULL,
    utm_term text NOT NULL,
    gclid text NOT NULL,
    fbclid text NOT NULL,
    project_id text NOT NULL,
    phone_number text NOT NULL,
    check_location_price_enable text NOT NULL,
    check_location_price text NOT NULL,
    consent_version text NOT NULL,
    consent_text_hash text NOT NULL,
    consent_at text NOT NULL,
    consent_url text NOT NULL
);
CREATE TABLE public.lead_note (
    id text NOT NULL,
    lead_id text NOT NULL,
    at bigint NOT NULL,
    author text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.lead_touch (
    id text NOT NULL,
    lead_id text NOT NULL,
    at bigint NOT NULL,
    context text NOT NULL
);
CREATE TABLE public.limit_hit (
    bucket text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.otp_request (
    id text NOT NULL,
    phone_key text NOT NULL,
    project_id text NOT NULL,
    code_hash text NOT NULL,
    state text NOT NULL,
    checks bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    verified_at bigint NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    lead_id text NOT NULL,
    destination text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts bigint NOT NULL,
    next_at bigint NOT NULL,
    created_at bigint NOT NULL,
    last_error text NOT NULL
);
INSERT INTO public.idempotency VALUES ('released-1', 'Ef3TvbLCji-T59xk8jDoccmu2yxCo93R2BM24DkSox8', '01a202d3-a785-77a9-a76d-8c11db20f75c', 1795343755141);
INSERT INTO public.idempotency VALUES ('released-2', 'QeuQKJlJzFed8-Cgv0d_8fSGxTsx-z9PawDMbftj06U', '01a202d3-a792-70a5-b700-0c1b42520282', 1795343755154);
INSERT INTO public.kavling_schema VALUES (6);
INSERT INTO public.lead VALUES ('01a202d3-a785-77a9-a76d-8c11db20f75c', 1795343755141, 1795343755141, 'new', 0, 0, 'not-required', '', 1, '+6281234567890', 'Rina Kusuma', '+6281234567890', '', '', '', '', '', 'Taman Asri Residence', '', '1', '', '', '', '', '', '', '', '', '1187', '', '', '', '', '', '', '');
INSERT INTO public.lead VALUES ('01a202d3-a792-70a5-b700-0c1b42520282', 1795343755154, 1795343755154, 'new', 0, 0, 'not-required', '', 1, '+6281298765432', 'Made D''Ari é', '+6281298765432', '', '', '', '', '', 'Taman Asri Residence', '', '1', '', '', '', '', '', '', '', '', '1187', '', '', '', '', '', '', '');
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_session
    ADD CONSTRAINT desk_session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.lead_note
    ADD CONSTRAINT lead_note_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead
    ADD CONSTRAINT lead_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_touch
    ADD CONSTRAINT lead_touch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.otp_request
    ADD CONSTRAINT otp_request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
CREATE INDEX lead_by_change ON public.lead USING btree (changed_at);
CREATE INDEX lead_by_phone ON public.lead USING btree (phone, created_at);
CREATE INDEX lead_note_by_lead ON public.lead_note USING btree (lead_id);
CREATE INDEX lead_touch_by_lead ON public.lead_touch USING btree (lead_id);
CREATE INDEX limit_hit_by_bucket ON public.limit_hit USING btree (bucket, at);
CREATE INDEX otp_request_by_phone ON public.otp_request USING btree (phone_key, created_at);
CREATE INDEX outbox_by_destination ON public.outbox USING btree (state, destination, next_at);
CREATE INDEX outbox_by_lead ON public.outbox USING btree (lead_id);
CREATE INDEX outbox_by_turn ON public.outbox USING btree (state, next_at);
